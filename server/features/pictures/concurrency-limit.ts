// Limits concurrent uploads, in all and per user.
import { UploadRefused } from './actions.ts';

export interface ConcurrencyLimit {
  /**
   * Runs `work` if neither limit is reached.
   *
   * @throws UploadRefused too-many-at-once, busy
   */
  run<Result>(userId: string, work: () => Promise<Result>): Promise<Result>;
}

export function createConcurrencyLimit({
  perUser,
  total,
}: {
  perUser: number;
  total: number;
}): ConcurrencyLimit {
  const running = new Map<string, number>();
  let count = 0;
  return {
    async run(userId, work) {
      const own = running.get(userId) ?? 0;
      if (own >= perUser) throw new UploadRefused('too-many-at-once');
      if (count >= total) throw new UploadRefused('busy');
      running.set(userId, own + 1);
      count += 1;
      try {
        return await work();
      } finally {
        count -= 1;
        const left = (running.get(userId) ?? 1) - 1;
        if (left > 0) running.set(userId, left);
        else running.delete(userId);
      }
    },
  };
}
