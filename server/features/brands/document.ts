// OpenAPI texts of brands that the contract does not contain.
import { Brand, NewBrand } from '#shared/features/brands/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const brandsDocument: FeatureDocument = {
  tag: { name: 'brands', description: 'Brands that ads are recognised by' },
  examples: [
    exampleOf(Brand, { id: 1, name: 'adidas', aliases: ['addidas'], active: true, adCount: 12 }),
    exampleOf(NewBrand, { name: 'adidas', aliases: ['addidas'], active: true }),
  ],
};
