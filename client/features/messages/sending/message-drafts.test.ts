// The draft after a failure, and after some of its messages turn out to have arrived.
import { describe, expect, it } from 'vitest';
import { draftAfterFailure, isUnchanged, mergeDrafts, removeArrived } from './message-drafts.ts';

const picture = (name: string) => ({ id: `id-${name}`, name, width: 4, height: 3, preview: 'data:,' });
const [a, b] = [picture('a'), picture('b')];
const first = { id: 'one', content: 'Finns den kvar?', pictures: [a] };
const second = { id: 'two', content: 'Jag kan hämta i kväll', pictures: [] };

describe('the draft after a failure', () => {
  it('contains one message unchanged, with its id', () => {
    expect(draftAfterFailure([first], null)).toEqual({
      text: 'Finns den kvar?',
      pictures: [a],
      triedId: 'one',
      triedText: 'Finns den kvar?',
      triedPictures: ['id-a'],
    });
  });

  it('keeps the id only while text and pictures are unchanged', () => {
    const draft = draftAfterFailure([first], null);
    expect(isUnchanged(draft, 'Finns den kvar?')).toBe(true);
    expect(isUnchanged(draft, 'Finns den kvar i dag?')).toBe(false);
    expect(isUnchanged({ ...draft, pictures: [a, b] }, 'Finns den kvar?')).toBe(false);
  });

  it('may consist of pictures only', () => {
    const draft = draftAfterFailure([{ ...first, content: '' }], null);
    expect(draft).toMatchObject({ text: '', pictures: [a], triedId: 'one' });
    expect(isUnchanged(draft, '')).toBe(true);
    expect(removeArrived(draft, 'one')).toBeNull();
  });

  it('has the failed message above newer text', () => {
    expect(draftAfterFailure([first], { text: ' Hallå ' }).text).toBe('Finns den kvar?\nHallå');
    expect(draftAfterFailure([first], { text: '  ' }).text).toBe('Finns den kvar?');
  });

  it('has several messages in order, of which only the first may have arrived', () => {
    expect(draftAfterFailure([first, second], { text: 'Hallå' })).toEqual({
      text: 'Finns den kvar?\nJag kan hämta i kväll\nHallå',
      pictures: [a],
      triedId: 'one',
      triedText: 'Finns den kvar?',
      triedPictures: ['id-a'],
    });
  });
});

describe('when the first message has arrived', () => {
  it('a draft of that message only is removed', () => {
    expect(removeArrived(draftAfterFailure([first], null), 'one')).toBeNull();
  });

  it('the text below it stays', () => {
    expect(
      removeArrived(draftAfterFailure([first, second], { text: 'Hallå', pictures: [b] }), 'one'),
    ).toEqual({
      text: 'Jag kan hämta i kväll\nHallå',
      pictures: [b],
    });
  });

  it('an edited text stays, as a new message', () => {
    expect(
      removeArrived({ ...draftAfterFailure([first], null), text: 'Finns den kvar i dag?' }, 'one'),
    ).toEqual({
      text: 'Finns den kvar i dag?',
      pictures: [],
    });
  });
});

it('the arrival of another message changes nothing', () => {
  const draft = draftAfterFailure([first], null);
  expect(removeArrived(draft, 'two')).toBe(draft);
  expect(removeArrived({ text: 'Hej' }, 'one')).toEqual({ text: 'Hej' });
});

describe('a first message moved into an existing thread', () => {
  it("is added below the thread's draft and its pictures, and keeps its id when there is no draft", () => {
    const firstDraft = { text: 'Håller den luft?', triedId: 'one', triedText: 'Håller den luft?' };
    expect(mergeDrafts(null, firstDraft)).toBe(firstDraft);
    const threadDraft = { text: 'Hej igen', pictures: [a] };
    expect(mergeDrafts(threadDraft, firstDraft)).toEqual({
      text: 'Hej igen\nHåller den luft?',
      pictures: [a],
    });
    expect(mergeDrafts({ text: '', pictures: [a] }, firstDraft)).toEqual({
      text: 'Håller den luft?',
      pictures: [a],
    });
    expect(mergeDrafts(threadDraft, null)).toBe(threadDraft);
  });
});
