// Puzzles of the human check: select the basketballs, by picture or by label.

export interface Puzzle {
  variant: 'balls' | 'look-alikes' | 'players';
  instruction: string;
  /** The text of each tile. Answers are positions, so only the picture and its text reveal which tiles are correct. */
  labels: string[];
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
  right: readonly string[];
  wrong: readonly string[];
}

const basketball = 'Basketboll';

const tasks: readonly Task[] = [
  {
    variant: 'balls',
    instruction: 'Välj alla basketbollar bland bollarna.',
    right: [basketball],
    wrong: [
      'Fotboll',
      'Tennisboll',
      'Volleyboll',
      'Baseboll',
      'Amerikansk fotboll',
      'Biljardboll',
      'Bowlingklot',
      'Rugbyboll',
    ],
  },
  {
    variant: 'look-alikes',
    instruction: 'Välj alla basketbollar, men inget annat som är runt.',
    right: [basketball],
    wrong: ['Apelsin', 'Pumpa', 'Fullmåne', 'Kaka', 'Garnnystan', 'Persika', 'Jordglob', 'Mynt'],
  },
  {
    variant: 'players',
    instruction: 'Välj alla som studsar en basketboll.',
    right: [
      'Person som studsar en basketboll',
      'Kvinna som studsar en basketboll',
      'Man som studsar en basketboll',
    ],
    wrong: [
      'Person som simmar',
      'Person som cyklar',
      'Person som surfar',
      'Person som spelar golf',
      'Person som rider',
      'Person som lyfter vikter',
      'Person som ror',
      'Person som åker skidor',
    ],
  },
];

/** All labels that puzzles can show. */
export const puzzleLabels: readonly string[] = [
  ...new Set(tasks.flatMap(({ right, wrong }) => [...right, ...wrong])),
];

/**
 * Chooses one of three tasks, the number of correct tiles (2–4 of 9) and their positions at random.
 * Source: spec 1 §5 Human check, "3 puzzle variants".
 */
export function makePuzzle(random: Random): Puzzle {
  const task = pick(tasks, random);
  const correctCount = MIN_CORRECT + random(MAX_CORRECT - MIN_CORRECT + 1);
  const right = Array.from({ length: correctCount }, () => ({
    label: pick(task.right, random),
    isRight: true,
  }));
  const wrong = shuffle(task.wrong, random)
    .slice(0, TILE_COUNT - correctCount)
    .map((label) => ({ label, isRight: false }));
  const placed = shuffle([...right, ...wrong], random);
  return {
    variant: task.variant,
    instruction: task.instruction,
    labels: placed.map(({ label }) => label),
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
