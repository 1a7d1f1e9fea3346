// Puzzles of the human check: select the basketballs, by picture or by label.
import type { HumanPuzzle } from '../contract.ts';

export type Tile = HumanPuzzle['tiles'][number];

export interface Puzzle {
  variant: 'balls' | 'look-alikes' | 'players';
  instruction: string;
  /** The answer is a list of positions, so the browser receives nothing but the picture to tell right from wrong. */
  tiles: Tile[];
  /** The correct positions, ascending. Never sent to the browser. */
  answer: number[];
}

/** A uniformly distributed integer from 0 to `max` - 1. The server passes a cryptographic source. */
export type Random = (max: number) => number;

const TILE_COUNT = 9;
const MIN_CORRECT = 2;
const MAX_CORRECT = 4;

interface Task {
  variant: Puzzle['variant'];
  instruction: string;
  right: readonly Tile[];
  wrong: readonly Tile[];
}

const basketball: Tile = { emoji: '🏀', label: 'Basketboll' };

const tasks: readonly Task[] = [
  {
    variant: 'balls',
    instruction: 'Välj alla basketbollar bland bollarna.',
    right: [basketball],
    wrong: [
      { emoji: '⚽', label: 'Fotboll' },
      { emoji: '🎾', label: 'Tennisboll' },
      { emoji: '🏐', label: 'Volleyboll' },
      { emoji: '⚾', label: 'Baseboll' },
      { emoji: '🏈', label: 'Amerikansk fotboll' },
      { emoji: '🎱', label: 'Biljardboll' },
      { emoji: '🎳', label: 'Bowlingklot' },
      { emoji: '🏉', label: 'Rugbyboll' },
    ],
  },
  {
    variant: 'look-alikes',
    instruction: 'Välj alla basketbollar, men inget annat som är runt.',
    right: [basketball],
    wrong: [
      { emoji: '🍊', label: 'Apelsin' },
      { emoji: '🎃', label: 'Pumpa' },
      { emoji: '🌕', label: 'Fullmåne' },
      { emoji: '🍪', label: 'Kaka' },
      { emoji: '🧶', label: 'Garnnystan' },
      { emoji: '🍑', label: 'Persika' },
      { emoji: '🌍', label: 'Jordglob' },
      { emoji: '🪙', label: 'Mynt' },
    ],
  },
  {
    variant: 'players',
    instruction: 'Välj alla som studsar en basketboll.',
    right: [
      { emoji: '⛹️', label: 'Person som studsar en basketboll' },
      { emoji: '⛹️‍♀️', label: 'Kvinna som studsar en basketboll' },
      { emoji: '⛹️‍♂️', label: 'Man som studsar en basketboll' },
    ],
    wrong: [
      { emoji: '🏊', label: 'Person som simmar' },
      { emoji: '🚴', label: 'Person som cyklar' },
      { emoji: '🏄', label: 'Person som surfar' },
      { emoji: '🏌️', label: 'Person som spelar golf' },
      { emoji: '🏇', label: 'Person som rider' },
      { emoji: '🏋️', label: 'Person som lyfter vikter' },
      { emoji: '🚣', label: 'Person som ror' },
      { emoji: '⛷️', label: 'Person som åker skidor' },
    ],
  },
];

/**
 * Chooses one of three tasks, the number of correct tiles (2–4 of 9) and their positions at random.
 * Source: spec 1 §5 Human check, "3 puzzle variants".
 */
export function makePuzzle(random: Random): Puzzle {
  const task = pick(tasks, random);
  const correctCount = MIN_CORRECT + random(MAX_CORRECT - MIN_CORRECT + 1);
  const right = Array.from({ length: correctCount }, () => ({
    tile: pick(task.right, random),
    isRight: true,
  }));
  const wrong = shuffle(task.wrong, random)
    .slice(0, TILE_COUNT - correctCount)
    .map((tile) => ({ tile, isRight: false }));
  const placed = shuffle([...right, ...wrong], random);
  return {
    variant: task.variant,
    instruction: task.instruction,
    tiles: placed.map(({ tile }) => tile),
    answer: placed.flatMap(({ isRight }, position) => (isRight ? [position] : [])),
  };
}

/** Whether exactly the correct positions are selected, in any order. */
export function checkSelection(answer: readonly number[], selection: readonly number[]): boolean {
  const chosen = new Set(selection);
  return chosen.size === answer.length && answer.every((position) => chosen.has(position));
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(random(rest.length), 1));
  return shuffled;
}

function pick<T>(items: readonly T[], random: Random): T {
  const picked = items[random(items.length)];
  if (picked === undefined) throw new RangeError('The random source exceeded its maximum');
  return picked;
}
