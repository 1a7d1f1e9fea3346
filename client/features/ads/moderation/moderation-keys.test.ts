// The letters of quick moderation, and where they are only letters.
// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { actionOfKey, type ModerationKey } from './moderation-keys.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** What a press means to whoever listens at the document. */
function press(key: string, at: Element = document.body, more: KeyboardEventInit = {}): ModerationKey | null {
  let meant: ModerationKey | null = null;
  const listen = (event: KeyboardEvent) => {
    meant = actionOfKey(event);
  };
  document.addEventListener('keydown', listen);
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  document.removeEventListener('keydown', listen);
  return meant;
}

function draw(html: string): Element {
  document.body.innerHTML = html;
  const element = document.querySelector('[data-here]');
  if (!element) throw new Error('nothing to press at');
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
])('%s means %s', (key, action) => {
  expect(press(key)).toBe(action);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])(
  'a letter held or with another key is not a action: %j',
  (more) => {
    expect(press('a', document.body, more)).toBeNull();
  },
);

it.each(['<input data-here>', '<textarea data-here></textarea>', '<select data-here></select>'])(
  'is only a letter in %s',
  (html) => {
    expect(press('g', draw(html))).toBeNull();
  },
);

it('is a action at a box to tick, where no one writes', () => {
  expect(press('g', draw('<input type="checkbox" data-here>'))).toBe('approve');
});

it.each(['<p data-here></p><div role="alertdialog"></div>', '<p data-here></p><dialog open></dialog>'])(
  'waits while something lies above: %s',
  (html) => {
    expect(press('g', draw(html))).toBeNull();
  },
);
