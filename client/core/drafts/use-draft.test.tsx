// A draft in a form: rendered by the server, and sent from another tab.
import { act, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { show, stubApi, viewer } from '../../testing/show.tsx';
import { ApiContext, queriesOf } from '../api.ts';
import { makeQueryClient } from '../query-client.ts';
import { createDraftStore, TextDraft } from './draft-store.ts';
import { useDraft, useTextDraft } from './use-draft.ts';

afterEach(() => sessionStorage.clear());

const DRAFT_KEY = 'text-draft visitor note';

function Form() {
  const { draft, setDraft, isChanged } = useTextDraft('note');
  return (
    <>
      <textarea value={draft} onChange={({ target }) => setDraft(target.value)} />
      <button disabled={!isChanged}>Spara</button>
    </>
  );
}

test('a form that the server has rendered shows the draft after hydration', async () => {
  const queryClient = makeQueryClient();
  const form = (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={queriesOf(stubApi({}))}>
        <Form />
      </ApiContext>
    </QueryClientProvider>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(form);
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify('Halvfärdigt'));
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const root = await act(async () => hydrateRoot(page, form, { onRecoverableError }));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Halvfärdigt');
  expect(screen.getByRole('button')).toHaveProperty('disabled', false);
  expect(sessionStorage.getItem(DRAFT_KEY)).toBe('"Halvfärdigt"');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  page.remove();
});

test('a form is emptied when another tab has sent the same text', () => {
  const notes = createDraftStore({ name: 'note', schema: TextDraft, storedFor: 'tabAndBrowser' });
  function Note() {
    const { draft } = useDraft(notes, 'thread', '');
    return <p data-testid="note">{draft}</p>;
  }
  notes.write(viewer.id, 'thread', 'Vi ses');
  show(<Note />);
  expect(screen.getByTestId('note').textContent).toBe('Vi ses');
  localStorage.clear();
  const removed = { key: `note-draft ${viewer.id} thread`, oldValue: '"Vi ses"', newValue: null };
  act(() => void window.dispatchEvent(new StorageEvent('storage', removed)));
  expect(screen.getByTestId('note').textContent).toBe('');
  expect([localStorage.length, sessionStorage.getItem(removed.key)]).toEqual([0, null]);
});
