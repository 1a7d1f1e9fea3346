// A bounded queue for expensive work. Groups take turns, so that one address or user does not delay the others.
import { noticeClosing } from './event-loop.ts';

export interface FairQueue {
  /**
   * Runs `work` as soon as there is room for it.
   *
   * @throws what `whenFull` throws; the signal's reason when the caller leaves the queue
   */
  run<Result>(work: () => Promise<Result>, queueEntry?: QueueEntry): Promise<Result>;
  /** The number of waiting calls. */
  waiting(): number;
  /** Whether every further call would be refused. */
  isFull(): boolean;
}

/** On whose behalf a call runs, and with which priority. */
export interface QueueEntry {
  /** The address or user; the site's own work has no group and may use the whole concurrency. */
  group?: string;
  /** Preferred work gets every second turn and the reserved places of the queue. */
  isPreferred?: boolean;
  /** When aborted, the call leaves the queue; work that has begun continues. */
  signal?: AbortSignal;
}

export interface QueueLimits {
  concurrency: number;
  /** The largest number of waiting calls, including reserved places. */
  waiting: number;
  waitingPerGroup?: number;
  runningPerGroup?: number;
  /** Places for preferred work only. */
  reserved?: number;
  whenFull: () => never;
}

interface Entry {
  start: () => void;
}
/** Waiting calls by group, in round-robin order. */
type Waiting = Map<string, Entry[]>;

export function createFairQueue(limits: QueueLimits): FairQueue {
  const { concurrency, waiting, reserved = 0, whenFull } = limits;
  const { waitingPerGroup = waiting, runningPerGroup = concurrency } = limits;
  const running = new Map<string, number>();
  const [preferred, other]: [Waiting, Waiting] = [new Map(), new Map()];
  let runningCount = 0;
  let waitingCount = 0;
  let isPreferredNext = true;

  const mayStart = (group: string): boolean =>
    runningCount < concurrency && (group === '' || (running.get(group) ?? 0) < runningPerGroup);

  function begin(group: string): void {
    runningCount += 1;
    running.set(group, (running.get(group) ?? 0) + 1);
  }

  function end(group: string): void {
    runningCount -= 1;
    const left = (running.get(group) ?? 1) - 1;
    if (left > 0) running.set(group, left);
    else running.delete(group);
    const inOrder = isPreferredNext ? [preferred, other] : [other, preferred];
    if (inOrder.some(startNext)) isPreferredNext = !isPreferredNext;
  }

  function startNext(groups: Waiting): boolean {
    for (const [group, entries] of groups) {
      if (!mayStart(group)) continue;
      const next = entries.shift();
      groups.delete(group);
      if (entries.length > 0) groups.set(group, entries);
      waitingCount -= 1;
      begin(group);
      next?.start();
      return true;
    }
    return false;
  }

  async function wait({ group = '', isPreferred = false, signal }: QueueEntry): Promise<void> {
    const groups = isPreferred ? preferred : other;
    const entries = groups.get(group) ?? [];
    const places = isPreferred ? waiting : waiting - reserved;
    if (waitingCount >= places || entries.length >= waitingPerGroup) whenFull();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = { start: resolve };
    entries.push(entry);
    groups.set(group, entries);
    waitingCount += 1;
    const leave = () => {
      const place = entries.indexOf(entry);
      if (place < 0) return;
      entries.splice(place, 1);
      if (entries.length === 0) groups.delete(group);
      waitingCount -= 1;
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave);
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  return {
    async run(work, queueEntry = {}) {
      const { group = '', signal } = queueEntry;
      signal?.throwIfAborted();
      if (mayStart(group)) begin(group);
      else await wait(queueEntry);
      try {
        if (signal) await noticeClosing(signal);
        return await work();
      } finally {
        end(group);
      }
    },
    waiting: () => waitingCount,
    isFull: () => waitingCount >= waiting,
  };
}
