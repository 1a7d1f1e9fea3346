// The profile form: it sends the changed fields only, since the profile may also be changed elsewhere.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { OwnProfile, ProfileChange } from '#shared/features/profiles/contract.ts';
import { missingTexts, refused, show, viewer } from '../../testing/show.tsx';
import { ProfileForm } from './profile-form.tsx';

const profile: OwnProfile = {
  id: viewer.id,
  name: viewer.name,
  email: viewer.email,
  phone: '070-111 22 33',
  location: 'Lund',
  bio: '',
  avatarUrl: null,
  birthYear: 1990,
  rating: null,
  reviewCount: 0,
  isTreatedAsMinor: false,
  ageRefusal: null,
  showsOnline: false,
  association: null,
  business: null,
};

/** The form, and a button that simulates a profile refetched after a change elsewhere. */
function Form() {
  const [read, setRead] = useState(profile);
  return (
    <>
      <button onClick={() => setRead({ ...profile, phone: '070-999 88 77' })}>Hämta igen</button>
      <ProfileForm profile={read} onClose={() => undefined}>
        {() => null}
      </ProfileForm>
    </>
  );
}

let sent: ProfileChange[];
const change = async (input: ProfileChange) => {
  sent.push(input);
  return profile;
};
const open = () => show(<Form />, { profiles: { change } });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Spara' }));

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

test('sends only what was changed, and null for what is removed', async () => {
  open();
  write('Om dig', 'Spelar i division 3.');
  write('Namn', 'Någon annan');
  write('Namn', profile.name);
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort ort' }));
  save();
  await waitFor(() => expect(sent).toEqual([{ bio: 'Spelar i division 3.', location: null }]));
});

test('says that an emptied field retains its value, and what is removed when it is saved', async () => {
  open();
  write('Namn', '');
  expect(await missingTexts('Lämnar du fältet tomt står ”Ebba Ek” kvar.')).toEqual([]);
  write('Ort', '');
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort telefon' }));
  expect(await missingTexts('Telefon tas bort när du sparar.')).toEqual([]);
  save();
  // The server retains the values of empty fields.
  await waitFor(() => expect(sent).toEqual([{ name: '', location: '', phone: null }]));
});

test('shows a refused name at its field', async () => {
  const sentence = 'Namnet måste vara minst 2 tecken långt';
  const refuse = () => refused('UNPROCESSABLE_CONTENT', 'Fel', { name: sentence });
  show(<Form />, { profiles: { change: refuse } });
  write('Namn', 'A');
  save();
  expect(await screen.findByRole('textbox', { description: sentence })).toBe(field('Namn'));
});

test('shows what was changed elsewhere, and does not send it back, also after a reload', async () => {
  const { unmount } = open();
  write('Om dig', 'Spelar i division 3.');
  unmount();
  open();
  expect(field('Om dig').value).toBe('Spelar i division 3.');
  fireEvent.click(screen.getByRole('button', { name: 'Hämta igen' }));
  expect(field('Telefon').value).toBe('070-999 88 77');
  save();
  await waitFor(() => expect(sent).toEqual([{ bio: 'Spelar i division 3.' }]));
});

test('stores no draft of a form without changes', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Hämta igen' }));
  expect(sessionStorage.length).toBe(0);
});
