// What stands in the field after a failure, and what is left of it when some of it turns out to have arrived.
import { describe, expect, it } from 'vitest';
import { giveBack, takeArrived } from './message-drafts.ts';

const first = { id: 'a', content: 'Finns den kvar?' };
const second = { id: 'b', content: 'Jag kan hämta i kväll' };

describe('given back is', () => {
  it('one message as it was, to be the same when it is sent again', () => {
    expect(giveBack([first], null)).toEqual({
      text: 'Finns den kvar?',
      triedId: 'a',
      triedText: 'Finns den kvar?',
    });
  });

  it('above what has been written since', () => {
    expect(giveBack([first], { text: ' Hallå ' }).text).toBe('Finns den kvar?\nHallå');
    expect(giveBack([first], { text: '  ' }).text).toBe('Finns den kvar?');
  });

  it('several in their order, of which only the first may have arrived', () => {
    expect(giveBack([first, second], { text: 'Hallå' })).toEqual({
      text: 'Finns den kvar?\nJag kan hämta i kväll\nHallå',
      triedId: 'a',
      triedText: 'Finns den kvar?',
    });
  });
});

describe('when the first has arrived', () => {
  it('nothing is left of it alone', () => {
    expect(takeArrived(giveBack([first], null), 'a')).toBeNull();
  });

  it('what stood below it is left', () => {
    expect(takeArrived(giveBack([first, second], { text: 'Hallå' }), 'a')).toEqual({
      text: 'Jag kan hämta i kväll\nHallå',
    });
  });

  it('what has been made of it since is left, as a message of its own', () => {
    expect(takeArrived({ ...giveBack([first], null), text: 'Finns den kvar i dag?' }, 'a')).toEqual({
      text: 'Finns den kvar i dag?',
    });
  });
});

it('another message changes nothing', () => {
  const draft = giveBack([first], null);
  expect(takeArrived(draft, 'b')).toBe(draft);
  expect(takeArrived({ text: 'Hej' }, 'a')).toEqual({ text: 'Hej' });
});
