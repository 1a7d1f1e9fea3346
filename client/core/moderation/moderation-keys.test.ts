// Keyboard shortcuts of moderation, and where they are ignored.
// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { actionOfKey, type ModerationKey } from './moderation-keys.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Dispatches a key and returns the action that a listener on the document reads from it. */
function press(key: string, at: Element = document.body, more: KeyboardEventInit = {}): ModerationKey | null {
  let action: ModerationKey | null = null;
  const listen = (event: KeyboardEvent) => {
    action = actionOfKey(event);
  };
  document.addEventListener('keydown', listen);
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  document.removeEventListener('keydown', listen);
  return action;
}

function render(html: string): Element {
  document.body.innerHTML = html;
  const element = document.querySelector('[data-here]');
  if (!element) throw new Error('the HTML has no [data-here] element');
  return element;
}

it.each([
  ['g', 'approve'],
  ['G', 'approve'],
  ['a', 'reject'],
  ['j', 'next'],
  ['k', 'previous'],
  ['x', null],
  ['Enter', null],
])('%s is read as %s', (key, action) => {
  expect(press(key)).toBe(action);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])(
  'ignores a repeated key and a key with a modifier: %j',
  (more) => {
    expect(press('a', document.body, more)).toBeNull();
  },
);

it.each(['<input data-here>', '<textarea data-here></textarea>', '<select data-here></select>'])(
  'ignores keys typed in %s',
  (html) => {
    expect(press('g', render(html))).toBeNull();
  },
);

it('reads a key pressed on a checkbox', () => {
  expect(press('g', render('<input type="checkbox" data-here>'))).toBe('approve');
});

it.each(['<p data-here></p><div role="alertdialog"></div>', '<p data-here></p><dialog open></dialog>'])(
  'ignores keys while a dialog is open: %s',
  (html) => {
    expect(press('g', render(html))).toBeNull();
  },
);
