// What stands in the field after a failure: nothing that was written or chosen is lost, and nothing is sent twice.
import { describe, expect, it } from 'vitest';
import { giveBack, isAsTried, withoutTried } from './message-drafts.ts';

const picture = (name: string) => ({ id: `id-${name}`, name, width: 4, height: 3, preview: 'data:,' });
const [a, b] = [picture('a'), picture('b')];
const failed = { id: 'one', content: 'Så här', pictures: [a] };

describe('what could not be sent', () => {
  it('comes back with its pictures, and is the same when it is sent again unchanged', () => {
    const draft = giveBack([failed], null);
    expect(draft).toEqual({
      text: 'Så här',
      pictures: [a],
      triedId: 'one',
      triedText: 'Så här',
      triedPictures: ['id-a'],
    });
    expect(isAsTried(draft, 'Så här')).toBe(true);
    expect(isAsTried(draft, 'Så här då')).toBe(false);
    expect(isAsTried({ ...draft, pictures: [a, b] }, 'Så här')).toBe(false);
  });

  it('stands before what has been written and chosen since, and is then another message', () => {
    expect(giveBack([failed], { text: 'Och en till', pictures: [b] })).toEqual({
      text: 'Så här\nOch en till',
      pictures: [a, b],
    });
    expect(giveBack([failed], { text: '', pictures: [b] })).toEqual({ text: 'Så här', pictures: [a, b] });
  });

  it('comes back also when it was pictures alone', () => {
    const draft = giveBack([{ ...failed, content: '' }], null);
    expect(draft).toMatchObject({ text: '', pictures: [a], triedId: 'one' });
    expect(isAsTried(draft, '')).toBe(true);
  });
});

describe('when it has arrived after all', () => {
  const tried = giveBack([failed], null);

  it('nothing is left of it', () => {
    expect(withoutTried(tried)).toBeNull();
  });

  it('what has been added stays', () => {
    expect(withoutTried({ ...tried, pictures: [a, b] })).toEqual({ text: '', pictures: [b] });
    expect(withoutTried({ ...tried, text: 'Så här då' })).toEqual({ text: 'Så här då', pictures: [] });
  });
});
