// Lets a bounded number of uploads in at a time, and of each person no more than a few.
import { UploadRefused } from './actions.ts';

export interface ConcurrencyLimit {
  /**
   * Does the work when there is room for it.
   *
   * @throws UploadRefused too-many-at-once, busy
   */
  pass<Result>(person: string, work: () => Promise<Result>): Promise<Result>;
}

export function createConcurrencyLimit({
  each,
  together,
}: {
  each: number;
  together: number;
}): ConcurrencyLimit {
  const inside = new Map<string, number>();
  let all = 0;
  return {
    async pass(person, work) {
      const own = inside.get(person) ?? 0;
      if (own >= each) throw new UploadRefused('too-many-at-once');
      if (all >= together) throw new UploadRefused('busy');
      inside.set(person, own + 1);
      all += 1;
      try {
        return await work();
      } finally {
        all -= 1;
        const left = (inside.get(person) ?? 1) - 1;
        if (left > 0) inside.set(person, left);
        else inside.delete(person);
      }
    },
  };
}
