// Puts the site under more load than it can serve, in a process of its own: many connections on pages that are not cached.
import autocannon from 'autocannon';

export interface OverloadOrder {
  address: string;
  connections: number;
  seconds: number;
}

export interface OverloadOutcome {
  /** Number of answers by status. */
  statuses: Record<string, number>;
  /** Requests without an answer. */
  unanswered: number;
}

process.once('message', async ({ address, connections, seconds }: OverloadOrder) => {
  let sent = 0;
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    timeout: 30,
    setupClient(client) {
      client.setRequests([
        {
          method: 'GET',
          setupRequest: (request) => ({ ...request, path: pathOf((sent += 1)) }),
        },
      ]);
    },
  });
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]),
  );
  const outcome: OverloadOutcome = { statuses, unanswered: result.errors + result.timeouts };
  process.send?.(outcome);
  process.disconnect();
});
process.send?.('ready');

/** Searches that differ, one page that all request at once, and the list as JSON. */
function pathOf(number: number): string {
  if (number % 4 === 0) return `/marketplace?search=skor${number % 5000}`;
  if (number % 4 === 1) return `/api/ads?search=boll${number % 5000}`;
  if (number % 4 === 2) return `/marketplace?category=Basketskor&price=500-1000`;
  return `/marketplace?category=Tr%C3%A4ningsutrustning&search=ring${number % 5000}`;
}
