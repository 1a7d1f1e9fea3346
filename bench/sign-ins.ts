// Bursts of people who sign in at once, from a process of its own: whoever measures must not be kept waiting by them.
import { once } from 'node:events';

export interface SignInOrder {
  address: string;
  credentials: { email: string; password: string };
  /** How many at once. */
  people: number;
  bursts: number;
}

const [order] = (await once(process, 'message')) as [SignInOrder];
for (let burst = 0; burst < order.bursts; burst += 1) {
  await Promise.all(Array.from({ length: order.people }, (_, person) => signIn(order, burst, person)));
}
process.send?.('done');

/** Each from a place of their own, as people are; from one place so many would have to wait. */
async function signIn({ address, credentials }: SignInOrder, burst: number, person: number): Promise<void> {
  const answer = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${burst}.${person + 1}` },
    body: JSON.stringify(credentials),
  });
  if (answer.status !== 200) throw new Error(`A sign-in was answered with ${answer.status}`);
}
