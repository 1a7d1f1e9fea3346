// The draft of synonyms, and a conflict with another admin's change.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Synonyms } from '#shared/features/synonyms/contract.ts';
import { synonymTexts } from '#shared/features/synonyms/texts.ts';
import { type Answers, missingTexts, refused, show, viewer } from '../../testing/show.tsx';
import { storedDrafts } from '../../testing/stored-drafts.ts';
import { SynonymDialog, type SynonymDialogProps } from './synonym-dialog.tsx';

const onClose = vi.fn<() => void>();

beforeEach(() => onClose.mockClear());
afterEach(() => sessionStorage.clear());

const otherAdmin = { ...viewer, id: '00000000-0000-4000-8000-00000000000b' };

function open(words: string[] = [], as = viewer, id?: number, answers: Answers['synonyms'] = {}) {
  const synonyms: SynonymDialogProps['synonyms'] = { ...(id && { id }), words, direction: 'same' };
  const create = async () => ({ id: 3, words, direction: 'same' as const });
  return show(
    <SynonymDialog synonyms={synonyms} onClose={onClose} />,
    { synonyms: { create, ...answers } },
    { as },
  );
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
  expect(storedDrafts()).toHaveLength(0);
});

test('the words for a search without hits are not those of another draft', () => {
  const page = open();
  fireEvent.change(field(), { target: { value: 'sko, pjuck' } });
  page.unmount();
  open(['kula']);
  expect(field()).toHaveProperty('value', 'kula, ');
});

test('shows what another admin has saved meanwhile, and overwrites it only when saved again', async () => {
  const saved: Synonyms = { id: 3, words: ['sko', 'pjuck', 'doja'], direction: 'kinds' };
  const update = vi
    .fn<(synonyms: object) => Promise<Synonyms>>()
    .mockImplementationOnce(() => refused('CONFLICT', synonymTexts.changedMeanwhile))
    .mockImplementation(async () => saved);
  open(['sko', 'pjuck'], viewer, 3, { update, find: async () => saved });
  fireEvent.change(field(), { target: { value: 'sko, pjuck, sneakers' } });
  const save = screen.getByRole('button', { name: 'Spara' });
  fireEvent.click(save);
  expect(await missingTexts('Någon annan har ändrat synonymerna', 'Sparat nu: sko, pjuck, doja')).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(save.getAttribute('aria-busy')).not.toBe('true'));
  fireEvent.click(save);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(update.mock.calls.map(([sent]) => sent)).toMatchObject([
    { seen: { words: ['sko', 'pjuck'], direction: 'same' } },
    {
      words: ['sko', 'pjuck', 'sneakers'],
      direction: 'kinds',
      seen: { words: saved.words, direction: 'kinds' },
    },
  ]);
});
