// Load on one address, from this process, for a few seconds.
import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
  count: number;
}

/**
 * @throws Error when a response was not 200, because a fast refusal is not a result
 */
export async function load(
  url: string,
  {
    headers = {},
    connections = 32,
    seconds = 4,
    vary,
  }: {
    headers?: Record<string, string>;
    connections?: number;
    seconds?: number;
    /** Returns further headers, different for each request. */
    vary?: () => Record<string, string>;
  } = {},
): Promise<Load> {
  const requests = vary && [
    {
      setupRequest: (request: autocannon.Request) => ({
        ...request,
        headers: { ...request.headers, ...vary() },
      }),
    },
  ];
  const result = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    ...(requests && { requests }),
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} of ${result.requests.total} requests to ${url} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99, count: result.requests.total };
}
