// The draft of an internal note.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import type { StaffContactMessage } from '#shared/features/contact/schemas.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { missingTexts, refused, show, viewer } from '../../../testing/show.tsx';
import { NoteForm } from './note-form.tsx';

afterEach(() => sessionStorage.clear());

const message: StaffContactMessage = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  form: 'contact',
  subject: 'En förening saknas',
  message: 'Kan ni lägga till den?',
  status: 'pending',
  createdAt: new Date().toISOString(),
  pictures: [],
  pictureCount: 0,
  replies: [],
  name: 'Vera Ek',
  email: 'vera.ek@exempel.se',
  person: null,
  page: '',
  browser: '',
  note: 'Väntar på svar',
  assignee: null,
  suggestionPictures: [],
  tournamentId: null,
  version: 3,
};
const admin = { ...viewer, role: 'admin' as const };
const otherAdmin = { ...admin, id: '00000000-0000-4000-8000-00000000000b' };

const open = (
  shown = message,
  { setNote = async () => shown, as = admin, onSaved = () => undefined }: Options = {},
) => show(<NoteForm message={shown} onSaved={onSaved} />, { contact: { setNote } }, { as });
interface Options {
  setNote?: Api['contact']['setNote'];
  as?: typeof viewer;
  onSaved?: () => void;
}
/** Tests of other files in the same process may store something else. */
const storedNotes = () => Object.keys(sessionStorage).filter((key) => key.startsWith('contact-note'));
const field = () => screen.getByRole('textbox', { name: 'Anteckning' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Spara anteckningen' }));

test('a note survives a reload, for its author only', () => {
  const page = open();
  type('Ring Vera');
  page.unmount();
  open(message, { as: otherAdmin }).unmount();
  open();
  expect(field()).toHaveProperty('value', 'Ring Vera');
});

test('another admin does not see the draft of a note', () => {
  const page = open();
  type('Ring Vera');
  page.unmount();
  open(message, { as: otherAdmin });
  expect(field()).toHaveProperty('value', 'Väntar på svar');
});

test('the draft is deleted when the note is saved', async () => {
  const onSaved = vi.fn<() => void>();
  const page = open(message, { onSaved });
  type('Ring Vera');
  expect(storedNotes()).toHaveLength(1);
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(await missingTexts(contactTexts.noteSaved)).toEqual([]);
  page.unmount();
  expect(storedNotes()).toEqual([]);
});

test('a restored note that another admin has changed since is refused once', async () => {
  const page = open();
  type('Ring Vera');
  page.unmount();
  const setNote = vi.fn<Api['contact']['setNote']>(async () => message);
  setNote.mockImplementationOnce(async () => refused('CONFLICT', contactTexts.changed));
  open({ ...message, note: 'Klart', version: 4 }, { setNote });
  save();
  expect(await missingTexts(contactTexts.changed)).toEqual([]);
  save();
  await waitFor(() => expect(setNote).toHaveBeenCalledTimes(2));
  expect(setNote.mock.calls.map(([{ version, note }]) => [version, note])).toEqual([
    [3, 'Ring Vera'],
    [4, 'Ring Vera'],
  ]);
});
