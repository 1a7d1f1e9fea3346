// The contact fields of the ad form, for adults and for minors.
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { blankAd, useAdForm } from '../../features/ads/editor/use-ad-form.ts';
import { show } from '../../testing/show.tsx';
import type { AuthorDetails } from './author-details.ts';
import { ContactPart } from './contact-part.tsx';

const profile = {
  phone: '070-1',
  email: 'a@exempel.se',
  birthYear: null,
  isTreatedAsMinor: true,
} as OwnProfile;

function Form({ state }: { state?: Partial<AuthorDetails> }) {
  const form = useAdForm(blankAd);
  const [typed, setTyped] = useState<AuthorDetails['typed']>({ birthYear: '', phone: '', business: null });
  const write = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });
  const details = {
    profile,
    isFailed: false,
    isFetching: false,
    retry: () => undefined,
    typed,
    write,
    refusals: {},
    saveWith: <Result,>(save: () => Promise<Result>) => save(),
    ...state,
  };
  return <ContactPart form={form} details={details} yearRef={null} phoneRef={null} />;
}

const choices = () => screen.queryAllByRole('checkbox').length;

test('the choices disappear as soon as a minor has typed the birth year', () => {
  show(<Form />);
  const year = screen.getByRole('textbox', { name: /Födelseår/ });
  fireEvent.change(year, { target: { value: String(new Date().getFullYear() - 30) } });
  expect(choices()).toBe(2);
  expect(screen.getByText(/kan alltid skriva till dig här/)).toBeTruthy();
  fireEvent.change(year, { target: { value: String(new Date().getFullYear() - 15) } });
  expect(choices()).toBe(0);
  expect(screen.getByText(/Du är under 18/)).toBeTruthy();
});

test('a minor is not asked what to show', () => {
  show(<Form state={{ profile: { ...profile, birthYear: new Date().getFullYear() - 15 } }} />);
  expect(choices()).toBe(0);
  expect(screen.getByText(/Du är under 18/)).toBeTruthy();
});

test('a failed load is shown with a button to try again', () => {
  const retry = vi.fn<() => void>();
  show(<Form state={{ profile: undefined, isFailed: true, retry }} />);
  expect(screen.getByText('Kunde inte hämta dina kontaktuppgifter')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(retry).toHaveBeenCalledOnce();
});
