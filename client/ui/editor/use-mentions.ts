// Suggestions of people after an @, as a list that follows the caret.
import '@github/text-expander-element';
import { type RefObject, useEffect, useEffectEvent } from 'react';

export interface MentionedPerson {
  id: string;
  name: string;
}

export interface Mentions {
  /** People whose names contain the text after the @, the best first; a few at most. */
  findPeople: ((text: string) => Promise<MentionedPerson[]>) | undefined;
  /** Called with the chosen person and the text of the field after the choice. */
  onMention: (person: MentionedPerson, text: string) => void;
}

interface ChangeDetail {
  text: string;
  provide: (result: Promise<{ matched: boolean; fragment?: HTMLElement }>) => void;
}

/** @param expander the element around the text field */
export function useMentions(expander: RefObject<HTMLElement | null>, mentions: Mentions): void {
  const find = useEffectEvent((text: string) => mentions.findPeople?.(text) ?? Promise.resolve([]));
  const choose = useEffectEvent(mentions.onMention);

  useEffect(() => {
    const element = expander.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let chosen: MentionedPerson | undefined;
    element.addEventListener(
      'text-expander-change',
      (event) => {
        const { text, provide } = (event as CustomEvent<ChangeDetail>).detail;
        provide(suggest(() => find(text)));
      },
      { signal },
    );
    element.addEventListener(
      'text-expander-value',
      (event) => {
        const { detail } = event as CustomEvent<{ item: HTMLElement; value: string | null }>;
        const { personId: id = '', personName: name = '' } = detail.item.dataset;
        chosen = { id, name };
        detail.value = `@${name}`;
      },
      { signal },
    );
    element.addEventListener(
      'text-expander-committed',
      (event) => {
        const { input } = (event as CustomEvent<{ input: HTMLTextAreaElement }>).detail;
        if (chosen) choose(chosen, input.value);
      },
      { signal },
    );
    element.addEventListener('keydown', selectAround, { signal });
    return () => listening.abort();
  }, [expander]);
}

/** Wraps around at both ends: the library would select nothing there, and Enter would insert a line break. */
function selectAround({ key, target }: KeyboardEvent): void {
  if (!['ArrowDown', 'ArrowUp'].includes(key) || !(target instanceof HTMLTextAreaElement)) return;
  const list = document.getElementById(target.getAttribute('aria-controls') ?? '');
  if (!list || list.querySelector('[aria-selected="true"]')) return;
  target.dispatchEvent(new KeyboardEvent('keydown', { key }));
}

/** A failed request counts as no suggestions: the user can type the whole name. */
async function suggest(find: () => Promise<MentionedPerson[]>) {
  const people = await find().catch(() => []);
  return people.length === 0 ? { matched: false } : { matched: true, fragment: listOf(people) };
}

function listOf(people: MentionedPerson[]): HTMLElement {
  const list = document.createElement('ul');
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Personer');
  list.className =
    'absolute z-20 max-w-full min-w-48 overflow-hidden rounded-md border border-line bg-surface py-1 shadow-lg';
  for (const { id, name } of people) {
    const option = document.createElement('li');
    option.setAttribute('role', 'option');
    option.id = `mention-${id}`;
    option.dataset['personId'] = id;
    option.dataset['personName'] = name;
    option.textContent = name;
    option.className = 'cursor-pointer truncate px-3 py-2 aria-selected:bg-pine-soft aria-selected:text-pine';
    list.append(option);
  }
  return list;
}
