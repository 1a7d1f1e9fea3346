// The text editor: formatting, shortcuts, preview, mentions, quotes, pictures and the draft.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, useEffect, useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { showToasts } from '../feedback/toast.ts';
import {
  type EditorHandle,
  type EditorServices,
  MarkdownEditor,
  type MarkdownEditorProps,
} from './markdown-editor.tsx';
import type { TextPictures } from './use-pasted-pictures.ts';

const ANNA = '3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c11';
const PICTURE = '3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c12';

let source = '';
const written = (text: string) => {
  source = text;
};
beforeEach(() => {
  source = '';
  localStorage.clear();
});

type TestProps = Partial<MarkdownEditorProps> & { start?: string };

function Editor({ start = '', services, ...props }: TestProps) {
  const [value, setValue] = useState(start);
  useEffect(() => {
    written(value);
  });
  return (
    <MarkdownEditor
      label="Kommentar"
      maxLength={200}
      {...props}
      value={value}
      onChange={setValue}
      services={services ?? { preview: async (text) => `<p>${text.length}</p>` }}
    />
  );
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Kommentar/ });

const mayUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const afterCaret = () => area().value.slice(area().selectionStart);

function select(start: number, end: number): void {
  area().focus();
  area().setSelectionRange(start, end);
}

function type(text: string): void {
  area().focus();
  fireEvent.input(area(), { target: { value: text } });
}

describe('the toolbar', () => {
  // The toolbar checks that `document` is an instance of `Document`, which it is not in happy-dom.
  beforeEach(() => vi.stubGlobal('Document', document.constructor));

  test.each([
    ['Fet', 'Hej **alla**'],
    ['Kursiv', 'Hej _alla_'],
    ['Länk', 'Hej [alla](url)'],
    ['Kod', 'Hej `alla`'],
  ])('%s wraps the selected text', async (label, expected) => {
    render(<Editor start="Hej alla" />);
    select(4, 8);
    fireEvent.click(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(source).toBe(expected));
  });

  test.each([
    ['b', 'Hej **alla**'],
    ['i', 'Hej _alla_'],
    ['k', 'Hej [alla](url)'],
  ])('Ctrl+%s does the same', async (key, expected) => {
    render(<Editor start="Hej alla" />);
    select(4, 8);
    fireEvent.keyDown(area(), { key, ctrlKey: true });
    await waitFor(() => expect(source).toBe(expected));
  });
});

describe('the preview', () => {
  test('shows the server-rendered text, and leaves the source unchanged', async () => {
    const preview = vi
      .fn<(source: string) => Promise<string>>()
      .mockResolvedValue('<p>Hej <strong>alla</strong></p>');
    render(<Editor start="Hej **alla**" services={{ preview }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Förhandsgranska' }));
    expect((await screen.findByText('alla')).tagName).toBe('STRONG');
    expect(preview).toHaveBeenCalledExactlyOnceWith('Hej **alla**');
    fireEvent.click(screen.getByRole('button', { name: 'Skriv vidare' }));
    expect(area().value).toBe('Hej **alla**');
  });

  test('can be retried on failure, and sends no request for an empty text', async () => {
    const preview = vi
      .fn<(source: string) => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue('<p>Hej</p>');
    const { unmount } = render(<Editor start="Hej" services={{ preview }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Förhandsgranska' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
    await screen.findByText('Hej');
    unmount();
    preview.mockClear();
    render(<Editor start=" " services={{ preview }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Förhandsgranska' }));
    await screen.findByText('Du har inte skrivit något än.');
    expect(preview).not.toHaveBeenCalled();
  });
});

describe('a mention', () => {
  test('is chosen from the suggestions, shows the name and stores the id', async () => {
    const findPeople = vi
      .fn<NonNullable<EditorServices['findPeople']>>()
      .mockResolvedValue([{ id: ANNA, name: 'Anna Ek' }]);
    render(<Editor services={{ preview: async () => '', findPeople }} />);
    type('Hej @an');
    const option = await screen.findByRole('option', { name: 'Anna Ek' });
    expect(findPeople).toHaveBeenLastCalledWith('an');
    fireEvent.click(option);
    await waitFor(() => expect(source).toBe(`Hej @[Anna Ek](user:${ANNA}) `));
    expect(area().value).toBe('Hej @Anna Ek ');
  });

  test('is chosen with the arrow keys and Enter, also from a single suggestion', async () => {
    const layout = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    render(
      <Editor
        services={{ preview: async () => '', findPeople: async () => [{ id: ANNA, name: 'Anna Ek' }] }}
      />,
    );
    const field = area();
    type('Hej @an');
    await screen.findByRole('option', { name: 'Anna Ek', selected: true });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(source).toBe(`Hej @[Anna Ek](user:${ANNA}) `));
    layout.mockRestore();
  });

  test('a mention of a saved text shows the name', () => {
    render(<Editor start={`@[Anna Ek](user:${ANNA}) hej`} />);
    expect(area().value).toBe('@Anna Ek hej');
    type('@Anna Ek hej!');
    expect(source).toBe(`@[Anna Ek](user:${ANNA}) hej!`);
  });
});

test('a quoted passage is added below the text', async () => {
  const editor = createRef<EditorHandle>();
  render(<Editor ref={editor} start="Hej" />);
  act(() => editor.current?.quote({ id: '57', name: 'Anna', text: 'Ett\ntvå' }));
  expect(source).toBe('Hej\n\n> @[Anna](quote:57)\n>\n> Ett\n> två\n\n');
  await waitFor(() => expect(document.activeElement).toBe(area()));
});

const servicesWith = (upload: TextPictures['upload']): EditorServices => ({
  preview: async () => '',
  pictures: { upload, max: 2, urlOf: (id) => `/${id}` },
});

describe('a picture', () => {
  const file = new File(['x'], 'sko.jpg', { type: 'image/jpeg' });
  const paste = (types: string[] = ['Files']) => {
    area().focus();
    fireEvent.paste(area(), { clipboardData: { types, files: [file] } });
  };

  test('a pasted picture is uploaded, referred to and described', async () => {
    const { promise, resolve } = Promise.withResolvers<{ id: string }>();
    const upload: TextPictures['upload'] = (_file, { onProgress }) => {
      onProgress(40);
      return promise;
    };
    render(<Editor start="Min sko" services={servicesWith(upload)} />);
    select(7, 7);
    paste();
    await screen.findByText('40 %');
    type(`${area().value}och mer`);
    resolve({ id: PICTURE });
    await waitFor(() => expect(source).toBe(`Min sko\n![](picture:${PICTURE})\noch mer`));
    expect(area().value).toBe('Min sko\n![bild 1]\noch mer');
    expect(screen.queryByRole('progressbar')).toBeNull();
    fireEvent.change(screen.getByLabelText('Bild 1 föreställer'), { target: { value: 'En [röd] sko' } });
    expect(source).toBe(`Min sko\n![En  röd  sko](picture:${PICTURE})\noch mer`);
  });

  test('does not move the caret when its upload ends', async () => {
    const { promise, resolve } = Promise.withResolvers<{ id: string }>();
    render(<Editor start="Före efter" services={servicesWith(() => promise)} />);
    select(4, 4);
    paste();
    await screen.findByText('0 %');
    expect(afterCaret()).toBe(' efter');
    select(2, 2);
    resolve({ id: PICTURE });
    await waitFor(() => expect(area().value).toBe('Före\n![bild 1]\n efter'));
    expect(afterCaret()).toBe('re\n![bild 1]\n efter');
  });

  test('a picture that is picked before the restored text has had the caret is added after it', async () => {
    render(<Editor start="Min sko" services={servicesWith(async () => ({ id: PICTURE }))} />);
    area().setSelectionRange(0, 0);
    area().blur();
    fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [file] } });
    await waitFor(() => expect(source).toBe(`Min sko\n![](picture:${PICTURE})\n`));
  });

  test('a refused picture leaves the text unchanged and shows an error', async () => {
    const upload = vi.fn<TextPictures['upload']>().mockRejectedValue(new Error('Bild sko.jpg är för stor.'));
    render(<Editor start="" services={servicesWith(upload)} />);
    paste();
    await screen.findByText('Bild sko.jpg är för stor.');
    await waitFor(() => expect(source).toBe(''));
  });

  test('a picture of copied text is not uploaded', () => {
    const upload = vi.fn<TextPictures['upload']>();
    render(<Editor services={servicesWith(upload)} />);
    paste(['text/plain', 'Files']);
    expect(upload).not.toHaveBeenCalled();
  });

  test('a picture beyond the limit is not uploaded', async () => {
    const upload = vi.fn<TextPictures['upload']>();
    const start = `![](picture:${PICTURE})\n![](picture:${ANNA})`;
    render(<Editor start={start} services={servicesWith(upload)} />);
    paste();
    await screen.findByText('Högst 2 bilder i en text');
    expect(upload).not.toHaveBeenCalled();
  });

  test('a picture whose upload is interrupted by leaving the text is announced as missing', async () => {
    const shown: string[] = [];
    onTestFinished(showToasts({ show: ({ text }) => shown.push(text), dismiss: () => undefined }));
    const { unmount } = render(<Editor services={servicesWith(() => new Promise(() => undefined))} />);
    paste();
    await screen.findByText('0 %');
    unmount();
    expect(shown).toEqual(['Bilden hann inte laddas upp. Lägg till den igen.']);
    render(<Editor services={servicesWith(async () => ({ id: PICTURE }))} />).unmount();
    expect(shown).toHaveLength(1);
  });

  test('the browser asks before it reloads the page while a picture is uploaded', async () => {
    const { promise, resolve } = Promise.withResolvers<{ id: string }>();
    render(<Editor services={servicesWith(() => promise)} />);
    expect(mayUnload()).toBe(true);
    paste();
    await screen.findByText('0 %');
    expect(mayUnload()).toBe(false);
    resolve({ id: PICTURE });
    await waitFor(() => expect(mayUnload()).toBe(true));
  });

  test('a picture whose upload was interrupted by closing the page is not in the restored draft', async () => {
    render(<Editor start={'Hej\n![Laddar upp bild 1 …]()\n'} />);
    expect(area().value).toBe('Hej\n');
    await waitFor(() => expect(source).toBe('Hej\n'));
  });
});

test('has the caret after its text when the page focuses it', () => {
  const ref = createRef<EditorHandle>();
  render(<Editor start="Halv mening" ref={ref} />);
  area().setSelectionRange(0, 0);
  act(() => ref.current?.focus());
  expect([document.activeElement, area().selectionStart]).toEqual([area(), 11]);
});

test('has its label, error and remaining characters', () => {
  render(<Editor start={'x'.repeat(195)} error="Skriv något" required />);
  expect(area().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(area().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Skriv något',
  );
  expect(screen.getByText('5 tecken kvar')).toBeTruthy();
  type('x'.repeat(203));
  expect(screen.getByText('3 tecken för mycket')).toBeTruthy();
});

test('a text that the page clears is cleared in the field', () => {
  const services = { preview: async () => '' };
  const props = { label: 'Kommentar', maxLength: 200, onChange: () => undefined, services };
  const { rerender } = render(<MarkdownEditor {...props} value="Hej" />);
  rerender(<MarkdownEditor {...props} value="" />);
  expect(area().value).toBe('');
});
