// Attributes in the form of an ad: fields by category, suggestions from the title, conversion of sizes, delivery.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newAdTexts } from '#shared/features/ads/editor/new-ad-texts.ts';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import { show } from '../../../testing/show.tsx';
import { AttributeFields } from './ad-form-attributes.tsx';
import { DeliveryFields } from './ad-form-delivery.tsx';
import { CategoryField, TitleField } from './ad-form-fields.tsx';
import { RecognisedAttributes } from './recognised-attributes.tsx';
import { blankAd, useAdForm } from './use-ad-form.ts';

const all = {
  hasBrand: true,
  hasModel: true,
  sizeSystem: 'shoes',
  hasColour: true,
  hasAudience: true,
} as const;

function Form({ category, size }: { category: string; size: string }) {
  const form = useAdForm({ ...blankAd, category, size });
  return (
    <>
      <TitleField form={form} />
      <CategoryField form={form} />
      <RecognisedAttributes form={form} />
      <AttributeFields form={form} />
      <DeliveryFields form={form} />
    </>
  );
}

function open(category = 'Basketskor', size = '') {
  show(<Form category={category} size={size} />, {
    categories: {
      listActive: async () => ({
        categories: [
          { name: 'Basketskor', attributes: all },
          { name: 'Kläder', attributes: { ...all, sizeSystem: 'clothes' } },
          { name: 'Biljetter', attributes: noAttributes },
        ],
      }),
    },
    brands: { listActive: async () => ({ brands: [{ name: 'Nike', aliases: [] }] }) },
  });
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('attributes in the title are offered, filled in by a tap, and not offered for a field with a value', async () => {
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

test('a size that the newly chosen category lacks is cleared, and one of its own is offered', async () => {
  open();
  await screen.findByLabelText('Storlek');
  type('Titel *', 'Linne strl 152');
  type('Storlek', '42');
  type('Kategori *', 'Kläder');
  expect(screen.getByLabelText<HTMLSelectElement>('Storlek').value).toBe('');
  fireEvent.click(await screen.findByRole('button', { name: 'Strl 152? Lägg till' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Storlek').value).toBe('152');
});

test('a size that the size system no longer has is shown as unknown and can be cleared', async () => {
  open('Kläder', '42');
  const size = await screen.findByLabelText<HTMLSelectElement>('Storlek');
  expect(size.value).toBe('42');
  expect(screen.getByText(newAdTexts.sizeUnknown)).toBeTruthy();
  fireEvent.change(size, { target: { value: '' } });
  expect(screen.queryByText(newAdTexts.sizeUnknown)).toBeNull();
  expect(screen.queryByRole('option', { name: '42' })).toBeNull();
});

test('shipping has a field for who pays, meeting one for the hall', async () => {
  open();
  expect(screen.queryByLabelText('Frakt')).toBeNull();
  fireEvent.click(screen.getByLabelText('Skickas'));
  expect(screen.getByLabelText('Frakt')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Möts upp i en hall'));
  expect(screen.getByLabelText('Vilken hall?')).toBeTruthy();
});

test('a US size is read on the scale of women if the ad is for women', async () => {
  open();
  const size = await screen.findByLabelText<HTMLInputElement>('Storlek');
  type('Titel *', 'Nike US 8');
  await screen.findByRole('button', { name: 'Strl 41? Lägg till' });
  type('För vem', 'Dam');
  await screen.findByRole('button', { name: 'Strl 39? Lägg till' });
  type('Storlek', 'US 8');
  fireEvent.blur(size);
  expect(size.value).toBe('39');
});
