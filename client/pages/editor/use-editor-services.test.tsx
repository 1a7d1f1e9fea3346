// What pages connect the text editor with.
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { show } from '../../testing/show.tsx';
import { LazyMarkdownEditor } from '../../ui/editor/lazy-markdown-editor.tsx';
import { useEditorServices } from './use-editor-services.ts';

function Editor() {
  const [value, setValue] = useState('Hej **alla**');
  return (
    <LazyMarkdownEditor
      label="Kommentar"
      value={value}
      onChange={setValue}
      services={useEditorServices()}
      maxLength={200}
    />
  );
}

test('the editor is loaded when it opens, and its preview comes from the server', async () => {
  const preview = vi
    .fn<Api['markdown']['preview']>()
    .mockResolvedValue({ html: '<p>Hej <strong>alla</strong></p>' });
  show(<Editor />, { markdown: { preview } });
  expect(screen.queryByLabelText('Kommentar')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Förhandsgranska' }));
  expect((await screen.findByText('alla')).tagName).toBe('STRONG');
  expect(preview.mock.calls[0]?.[0]).toEqual({ text: 'Hej **alla**' });
});

test('a file that is no picture is refused with a sentence', async () => {
  show(<Editor />);
  fireEvent.paste(await screen.findByLabelText('Kommentar'), {
    clipboardData: { types: ['Files'], files: [new File(['x'], 'cv.pdf', { type: 'application/pdf' })] },
  });
  expect(await screen.findByText('Kunde inte ladda upp cv.pdf')).toBeTruthy();
});
