// Attributes in the form of an ad: fields by category, suggestions from the title, conversion of sizes, delivery.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import { show } from '../../../testing/show.tsx';
import { AttributeFields } from './ad-form-attributes.tsx';
import { DeliveryFields } from './ad-form-delivery.tsx';
import { TitleField } from './ad-form-fields.tsx';
import { RecognisedAttributes } from './recognised-attributes.tsx';
import { blankAd, useAdForm } from './use-ad-form.ts';

const all = {
  hasBrand: true,
  hasModel: true,
  sizeSystem: 'shoes',
  hasColour: true,
  hasAudience: true,
} as const;

function Form({ category }: { category: string }) {
  const form = useAdForm({ ...blankAd, category });
  return (
    <>
      <TitleField form={form} />
      <RecognisedAttributes form={form} />
      <AttributeFields form={form} />
      <DeliveryFields form={form} />
    </>
  );
}

function open(category = 'Basketskor') {
  show(<Form category={category} />, {
    categories: {
      listActive: async () => ({
        categories: [
          { name: 'Basketskor', attributes: all },
          { name: 'Biljetter', attributes: noAttributes },
        ],
      }),
    },
    brands: { listActive: async () => ({ brands: [{ name: 'Nike', aliases: [] }] }) },
  });
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('what the title says is offered, taken by a tap, and no longer offered once the field has a value', async () => {
  open();
  const size = await screen.findByLabelText<HTMLInputElement>('Storlek');
  type('Titel *', 'Nike strl 42,5 svart');
  fireEvent.click(await screen.findByRole('button', { name: 'Strl 42,5? Lägg till' }));
  expect(size.value).toBe('42,5');
  expect(screen.queryByRole('button', { name: /Strl/ })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Titel *')));

  type('Märke', 'Puma');
  expect(screen.queryByRole('button', { name: /Nike/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Svart? Lägg till' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Färg').value).toBe('');
});

test('a category without attributes has no fields and no suggestions', async () => {
  open('Biljetter');
  type('Titel *', 'Nike strl 42');
  await screen.findByLabelText('Hämtas');
  expect(screen.queryByLabelText('Märke')).toBeNull();
  expect(screen.queryByRole('button', { name: /Lägg till/ })).toBeNull();
});

test('a size of another scale is converted when the field is left, and an unknown one is refused', async () => {
  open();
  const size = await screen.findByLabelText<HTMLInputElement>('Storlek');
  fireEvent.focus(size);
  type('Storlek', 'US 9');
  fireEvent.blur(size);
  expect(size.value).toBe('42,5');
  fireEvent.focus(size);
  type('Storlek', 'stor');
  expect(screen.queryByText('Skriv en storlek mellan 16 och 55.')).toBeNull();
  fireEvent.blur(size);
  expect(screen.getByText('Skriv en storlek mellan 16 och 55.')).toBeTruthy();
});

test('shipping asks who pays, meeting asks for the hall', async () => {
  open();
  expect(screen.queryByLabelText('Frakt')).toBeNull();
  fireEvent.click(screen.getByLabelText('Skickas'));
  expect(screen.getByLabelText('Frakt')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Möts upp i en hall'));
  expect(screen.getByLabelText('Vilken hall?')).toBeTruthy();
});
