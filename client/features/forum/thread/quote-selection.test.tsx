// Quoting selected text, or a whole comment without the quotes inside it.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { Quoted } from '../writing/quoted.ts';
import { quotable, QuoteSelection, quoteText } from './quote-selection.tsx';

afterEach(() => document.getSelection()?.removeAllRanges());

function open() {
  const onQuote = vi.fn<(quoted: Quoted) => void>();
  show(
    <>
      <div {...quotable(57, 'Anna')}>
        <RichText html="<blockquote><p>Tidigare</p></blockquote><p>Bra fråga</p><p>Prova zon</p>" />
      </div>
      <QuoteSelection onQuote={onQuote} />
    </>,
  );
  return onQuote;
}

function select(text: string): void {
  const range = document.createRange();
  range.selectNodeContents(screen.getByText(text));
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  act(() => void document.dispatchEvent(new Event('selectionchange')));
}

test('selected text is quoted by the button beside it', () => {
  const onQuote = open();
  expect(screen.queryByRole('button', { name: 'Citera' })).toBeNull();
  select('Bra fråga');
  fireEvent.click(screen.getByRole('button', { name: 'Citera' }));
  expect(onQuote).toHaveBeenCalledWith({ id: '57', name: 'Anna', text: 'Bra fråga' });
});

test('a comment without a selection is quoted whole, without the quotes inside it', () => {
  open();
  expect(quoteText(57)).toEqual({ id: '57', name: 'Anna', text: 'Bra fråga\n\nProva zon' });
  select('Prova zon');
  expect(quoteText(57)?.text).toBe('Prova zon');
  expect(quoteText(58)).toBeNull();
});
