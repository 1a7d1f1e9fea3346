// The human check's puzzles: picking out basketballs among look-alikes, by sight or by the pictures' spoken names.
import type { HumanPuzzle } from '../contract.ts';

export type Tile = HumanPuzzle['tiles'][number];

export interface Puzzle {
  variant: 'balls' | 'look-alikes' | 'players';
  instruction: string;
  /** A person answers with positions in this list, so nothing sent to the browser tells right from wrong but the picture. */
  tiles: Tile[];
  /** The right positions, ascending. Stays on the server. */
  answer: number[];
}

/** An evenly spread whole number from 0 up to but not including `max`. The server passes a cryptographic one. */
export type Random = (max: number) => number;

const TILE_COUNT = 9;
const FEWEST_RIGHT = 2;
const MOST_RIGHT = 4;

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
 * Draws one of the three tasks, how many pictures are right (2–4 of 9) and where they lie.
 * Source: spec 1 §5 Human check, "3 puzzle variants".
 */
export function makePuzzle(random: Random): Puzzle {
  const task = pick(tasks, random);
  const rightCount = FEWEST_RIGHT + random(MOST_RIGHT - FEWEST_RIGHT + 1);
  const right = Array.from({ length: rightCount }, () => ({ tile: pick(task.right, random), isRight: true }));
  const wrong = shuffle(task.wrong, random)
    .slice(0, TILE_COUNT - rightCount)
    .map((tile) => ({ tile, isRight: false }));
  const laid = shuffle([...right, ...wrong], random);
  return {
    variant: task.variant,
    instruction: task.instruction,
    tiles: laid.map(({ tile }) => tile),
    answer: laid.flatMap(({ isRight }, position) => (isRight ? [position] : [])),
  };
}

/** Whether exactly the right positions were chosen: none missing, none too many, in any order. */
export function checkSelection(answer: readonly number[], selection: readonly number[]): boolean {
  const chosen = new Set(selection);
  return chosen.size === answer.length && answer.every((position) => chosen.has(position));
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(random(rest.length), 1));
  return drawn;
}

function pick<T>(items: readonly T[], random: Random): T {
  const picked = items[random(items.length)];
  if (picked === undefined) throw new RangeError('The source of chance went past its maximum.');
  return picked;
}
