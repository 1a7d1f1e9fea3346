// The puzzles: solvable by what they show and say, and only exactly.
import { assert, infiniteStream, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Puzzle, type Random, checkSelection, makePuzzle } from './human-check.ts';

const anyRandom = infiniteStream(nat()).map(
  (numbers): Random =>
    (max) =>
      Number(numbers.next().value) % max,
);

/** Solves a puzzle as somebody does who only hears it. */
function solveByEar(puzzle: Puzzle): number[] {
  const sought = puzzle.variant === 'players' ? /basketboll$/ : /^Basketboll$/;
  return puzzle.tiles.flatMap(({ label }, position) => (sought.test(label) ? [position] : []));
}

/** A source that draws the given task first and zero ever after. */
function startingWith(first: number): Random {
  let isFirst = true;
  return () => {
    const drawn = isFirst ? first : 0;
    isFirst = false;
    return drawn;
  };
}

describe('makePuzzle', () => {
  it.each([
    [0, 'balls', 'Välj alla basketbollar bland bollarna.'],
    [1, 'look-alikes', 'Välj alla basketbollar, men inget annat som är runt.'],
    [2, 'players', 'Välj alla som studsar en basketboll.'],
  ])('makes variant %i, %s: %s', (drawn, variant, instruction) => {
    expect(makePuzzle(startingWith(drawn))).toMatchObject({ variant, instruction });
  });

  it('lays nine named pictures, two to four of them right, each wrong one once', () => {
    assert(
      property(anyRandom, (random) => {
        const { tiles, answer } = makePuzzle(random);
        expect(tiles).toHaveLength(9);
        expect(tiles.every(({ emoji, label }) => emoji !== '' && label !== '')).toBe(true);
        expect(answer.length).toBeGreaterThanOrEqual(2);
        expect(answer.length).toBeLessThanOrEqual(4);
        const wrong = tiles.filter((_, position) => !answer.includes(position));
        expect(new Set(wrong.map(({ label }) => label)).size).toBe(wrong.length);
      }),
    );
  });

  it('can be solved without seeing it', () => {
    assert(
      property(anyRandom, (random) => {
        const puzzle = makePuzzle(random);
        expect(checkSelection(puzzle.answer, solveByEar(puzzle))).toBe(true);
      }),
    );
  });

  it('puts the right pictures anywhere', () => {
    let seed = 1;
    const random: Random = (max) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % max;
    };
    const places = new Set(Array.from({ length: 200 }, () => makePuzzle(random).answer).flat());
    expect(places.size).toBe(9);
  });

  it('refuses a source of chance that goes past its maximum', () => {
    expect(() => makePuzzle((max) => max)).toThrow(RangeError);
  });
});

describe('judgeSelection', () => {
  it.each([
    [[0, 4], [0, 4], true],
    [[0, 4], [4, 0], true],
    [[0, 4], [4, 0, 4], true],
    [[0, 4], [], false],
    [[0, 4], [0], false],
    [[0, 4], [0, 4, 5], false],
    [[0, 4], [1, 5], false],
    [[0, 4], [0, 5], false],
  ])('with %j right, says of %j: %s', (answer, selection, isRight) => {
    expect(checkSelection(answer, selection)).toBe(isRight);
  });
});
