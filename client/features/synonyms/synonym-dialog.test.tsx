// The draft of synonyms.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show, viewer } from '../../testing/show.tsx';
import { SynonymDialog, type SynonymDialogProps } from './synonym-dialog.tsx';

afterEach(() => sessionStorage.clear());

const onClose = vi.fn<() => void>();
const otherAdmin = { ...viewer, id: '00000000-0000-4000-8000-00000000000b' };

function open(words: string[] = [], as = viewer, id?: number) {
  const synonyms: SynonymDialogProps['synonyms'] = { ...(id && { id }), words, direction: 'same' };
  const create = async () => ({ id: 3, words, direction: 'same' as const });
  return show(<SynonymDialog synonyms={synonyms} onClose={onClose} />, { synonyms: { create } }, { as });
}
const field = () => screen.getByRole('textbox', { name: /Ord/ });

test('a draft survives a reload for its author only, and is deleted when it is saved', async () => {
  const page = open();
  fireEvent.change(field(), { target: { value: 'sko, pjuck' } });
  page.unmount();
  const other = open([], otherAdmin);
  expect(field()).toHaveProperty('value', '');
  other.unmount();
  open();
  expect(field()).toHaveProperty('value', 'sko, pjuck');
  fireEvent.click(screen.getByRole('button', { name: 'Lägg till' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sessionStorage).toHaveLength(0);
});

test('the words for a search without hits are not those of another draft', () => {
  const page = open();
  fireEvent.change(field(), { target: { value: 'sko, pjuck' } });
  page.unmount();
  open(['kula']);
  expect(field()).toHaveProperty('value', 'kula, ');
});

test('the draft of synonyms that someone else has changed meanwhile is not restored', () => {
  const page = open(['sko', 'pjuck'], viewer, 3);
  fireEvent.change(field(), { target: { value: 'sko, sneakers' } });
  page.unmount();
  const again = open(['sko', 'pjuck'], viewer, 3);
  expect(field()).toHaveProperty('value', 'sko, sneakers');
  again.unmount();
  open(['sko', 'pjuck', 'doja'], viewer, 3);
  expect(field()).toHaveProperty('value', 'sko, pjuck, doja');
});
