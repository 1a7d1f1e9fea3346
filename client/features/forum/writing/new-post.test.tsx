// The one-line field above the list: it becomes the form, which takes the focus and returns it when it closes.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { QuickPost, useNewPostForm } from './new-post.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Field() {
  return <QuickPost form={useNewPostForm()} category={undefined} onSaved={() => undefined} />;
}

test('the field becomes the form with the focus on its title, and gets the focus when it is closed', async () => {
  show(<Field />);
  fireEvent.click(screen.getByRole('button', { name: 'Vad vill du prata om?' }));
  const title = await screen.findByRole('textbox', { name: /Rubrik/ });
  await waitFor(() => expect(document.activeElement).toBe(title));
  fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Vad vill du prata om?' }));
});
