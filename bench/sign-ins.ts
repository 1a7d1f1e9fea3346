// Signs in users concurrently, in a process of its own. Sends 'ready', then takes one order.
export interface SignInOrder {
  address: string;
  credentials: { email: string; password: string };
  /** Number of concurrent sign-ins. */
  users: number;
  bursts: number;
}

process.once('message', async (order: SignInOrder) => {
  for (let burst = 0; burst < order.bursts; burst += 1)
    await Promise.all(Array.from({ length: order.users }, (_, user) => signIn(order, burst, user)));
  process.send?.('done');
  process.disconnect();
});
process.send?.('ready');

/** Each from an IP address of its own, because sign-ins are rate-limited by address. */
async function signIn({ address, credentials }: SignInOrder, burst: number, user: number): Promise<void> {
  const response = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${burst}.${user + 1}` },
    body: JSON.stringify(credentials),
  });
  if (response.status !== 200) throw new Error(`A sign-in was answered with ${response.status}`);
}
