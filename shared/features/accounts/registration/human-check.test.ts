// Puzzles of the human check.
import { assert, infiniteStream, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Puzzle, type Random, checkSelection, makePuzzle } from './human-check.ts';

const anyRandom = infiniteStream(nat()).map(
  (numbers): Random =>
    (max) =>
      Number(numbers.next().value) % max,
);

/** Solves a puzzle by its labels alone, as with a screen reader. */
function solveByLabels(puzzle: Puzzle): number[] {
  const pattern = puzzle.variant === 'players' ? /basketboll$/ : /^Basketboll$/;
  return puzzle.labels.flatMap((label, position) => (pattern.test(label) ? [position] : []));
}

/** A random source that returns `first` once and then zero. */
function startingWith(first: number): Random {
  let isFirst = true;
  return () => {
    const number = isFirst ? first : 0;
    isFirst = false;
    return number;
  };
}

describe('makePuzzle', () => {
  it.each([
    [0, 'balls', 'Välj alla basketbollar bland bollarna.'],
    [1, 'look-alikes', 'Välj alla basketbollar, men inget annat som är runt.'],
    [2, 'players', 'Välj alla som studsar en basketboll.'],
  ])('with the random number %i makes variant %s: %s', (number, variant, instruction) => {
    expect(makePuzzle(startingWith(number))).toMatchObject({ variant, instruction });
  });

  it('has nine labelled tiles, two to four of them correct, without duplicate wrong tiles', () => {
    assert(
      property(anyRandom, (random) => {
        const { labels, answer } = makePuzzle(random);
        expect(labels).toHaveLength(9);
        expect(labels.every((label) => label !== '')).toBe(true);
        expect(answer.length).toBeGreaterThanOrEqual(2);
        expect(answer.length).toBeLessThanOrEqual(4);
        const wrong = labels.filter((_, position) => !answer.includes(position));
        expect(new Set(wrong).size).toBe(wrong.length);
      }),
    );
  });

  it('can be solved by the labels alone', () => {
    assert(
      property(anyRandom, (random) => {
        const puzzle = makePuzzle(random);
        expect(checkSelection(puzzle.answer, solveByLabels(puzzle))).toBe(true);
      }),
    );
  });

  it('places correct tiles in every position', () => {
    let seed = 1;
    const random: Random = (max) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % max;
    };
    const places = new Set(Array.from({ length: 200 }, () => makePuzzle(random).answer).flat());
    expect(places.size).toBe(9);
  });

  it('throws if the random source exceeds its maximum', () => {
    expect(() => makePuzzle((max) => max)).toThrow(RangeError);
  });
});

describe('checkSelection', () => {
  it.each([
    [[0, 4], [0, 4], true],
    [[0, 4], [4, 0], true],
    [[0, 4], [4, 0, 4], true],
    [[0, 4], [], false],
    [[0, 4], [0], false],
    [[0, 4], [0, 4, 5], false],
    [[0, 4], [1, 5], false],
    [[0, 4], [0, 5], false],
  ])('with the answer %j, returns for %j: %s', (answer, selection, isRight) => {
    expect(checkSelection(answer, selection)).toBe(isRight);
  });
});
