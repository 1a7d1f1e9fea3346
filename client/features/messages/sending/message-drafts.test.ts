// What stands in the field after a failure, and what is left of it when some of it turns out to have arrived.
import { describe, expect, it } from 'vitest';
import { giveBack, isAsTried, moveInto, takeArrived } from './message-drafts.ts';

const picture = (name: string) => ({ id: `id-${name}`, name, width: 4, height: 3, preview: 'data:,' });
const [a, b] = [picture('a'), picture('b')];
const first = { id: 'one', content: 'Finns den kvar?', pictures: [a] };
const second = { id: 'two', content: 'Jag kan hämta i kväll', pictures: [] };

describe('given back is', () => {
  it('one message as it was, to be the same when it is sent again', () => {
    expect(giveBack([first], null)).toEqual({
      text: 'Finns den kvar?',
      pictures: [a],
      triedId: 'one',
      triedText: 'Finns den kvar?',
      triedPictures: ['id-a'],
    });
  });

  it('the same only while neither text nor pictures are changed', () => {
    const draft = giveBack([first], null);
    expect(isAsTried(draft, 'Finns den kvar?')).toBe(true);
    expect(isAsTried(draft, 'Finns den kvar i dag?')).toBe(false);
    expect(isAsTried({ ...draft, pictures: [a, b] }, 'Finns den kvar?')).toBe(false);
  });

  it('pictures alone too', () => {
    const draft = giveBack([{ ...first, content: '' }], null);
    expect(draft).toMatchObject({ text: '', pictures: [a], triedId: 'one' });
    expect(isAsTried(draft, '')).toBe(true);
    expect(takeArrived(draft, 'one')).toBeNull();
  });

  it('above what has been written since', () => {
    expect(giveBack([first], { text: ' Hallå ' }).text).toBe('Finns den kvar?\nHallå');
    expect(giveBack([first], { text: '  ' }).text).toBe('Finns den kvar?');
  });

  it('several in their order, of which only the first may have arrived', () => {
    expect(giveBack([first, second], { text: 'Hallå' })).toEqual({
      text: 'Finns den kvar?\nJag kan hämta i kväll\nHallå',
      pictures: [a],
      triedId: 'one',
      triedText: 'Finns den kvar?',
      triedPictures: ['id-a'],
    });
  });
});

describe('when the first has arrived', () => {
  it('nothing is left of it alone', () => {
    expect(takeArrived(giveBack([first], null), 'one')).toBeNull();
  });

  it('what stood below it is left', () => {
    expect(takeArrived(giveBack([first, second], { text: 'Hallå', pictures: [b] }), 'one')).toEqual({
      text: 'Jag kan hämta i kväll\nHallå',
      pictures: [b],
    });
  });

  it('what has been made of it since is left, as a message of its own', () => {
    expect(takeArrived({ ...giveBack([first], null), text: 'Finns den kvar i dag?' }, 'one')).toEqual({
      text: 'Finns den kvar i dag?',
      pictures: [],
    });
  });
});

it('another message changes nothing', () => {
  const draft = giveBack([first], null);
  expect(takeArrived(draft, 'two')).toBe(draft);
  expect(takeArrived({ text: 'Hej' }, 'one')).toEqual({ text: 'Hej' });
});

describe('a first message that goes to a thread which is there', () => {
  it('stands below what waits there, with its pictures, and keeps what was tried where nothing waits', () => {
    const begun = { text: 'Håller den luft?', triedId: 'one', triedText: 'Håller den luft?' };
    expect(moveInto(null, begun)).toBe(begun);
    const waiting = { text: 'Hej igen', pictures: [a] };
    expect(moveInto(waiting, begun)).toEqual({ text: 'Hej igen\nHåller den luft?', pictures: [a] });
    expect(moveInto({ text: '', pictures: [a] }, begun)).toEqual({ text: 'Håller den luft?', pictures: [a] });
    expect(moveInto(waiting, null)).toBe(waiting);
  });
});
