// The data for recognising attributes in titles: the attributes of each category, and the known brands.
import type { KnownBrand } from '#shared/features/ads/attributes/known-brands.ts';
import { type Attributes, recogniseAttributes } from '#shared/features/ads/attributes/recognise.ts';
import { type CategoryAttributes, noAttributes } from '#shared/features/categories/category-attributes.ts';
import { sql } from 'kysely';
import type { Connection } from './connection.ts';

export interface AttributeRules {
  /** By category name. */
  categories: ReadonlyMap<string, CategoryAttributes>;
  brands: readonly KnownBrand[];
}

export async function readAttributeRules(connection: Connection): Promise<AttributeRules> {
  const categories = await sql<{ name: string; attributes: CategoryAttributes }>`
    select name, json_build_object('hasBrand', has_brand, 'hasModel', has_model, 'sizeSystem', size_system,
      'hasColour', has_colour, 'hasAudience', has_audience) as attributes from categories`.execute(
    connection,
  );
  const brands = await sql<KnownBrand>`select name, aliases from brands where active`.execute(connection);
  return {
    categories: new Map(categories.rows.map(({ name, attributes }) => [name, attributes])),
    brands: brands.rows,
  };
}

/** The attributes that the title states beyond doubt. */
export function attributesOf(
  { title, category, description }: { title: string; category: string; description: string },
  { categories, brands }: AttributeRules,
): Attributes {
  return recogniseAttributes(title, categories.get(category) ?? noAttributes, {
    brands,
    onlyCertain: true,
    texts: { category, description },
  });
}
