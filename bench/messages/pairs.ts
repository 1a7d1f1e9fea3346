// People who write to each other.
import type { Person } from '../support/live-people.ts';
import type { BenchSite } from '../support/site.ts';

export interface Pair {
  from: Person;
  to: Person;
  threadId: string;
}

/** The first person has written to the second, the third to the fourth, and so on. */
export async function createPairs({ address }: BenchSite, people: Person[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let index = 0; index + 1 < people.length; index += 2) {
    const [from, to] = [people[index] ?? never(), people[index + 1] ?? never()];
    const response = await fetch(`${address}/api/messages`, {
      method: 'POST',
      headers: { cookie: from.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ recipientId: to.id, subject: 'Hej', content: 'Hej!' }),
    });
    const { threadId } = (await response.json()) as { threadId: string };
    pairs.push({ from, to, threadId });
  }
  return pairs;
}

export function never(): never {
  throw new Error('there are too few people');
}
