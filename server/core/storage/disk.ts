// What folder and bucket have in common, said once over flydrive.
import type { Disk } from 'flydrive';
import type { Storage } from './shape.ts';

/** The part of a storage that flydrive speaks the same for every kind. */
export function shareDisk(disk: Disk): Pick<Storage, 'put' | 'exists' | 'remove'> {
  return {
    put: (key, contents, contentType) => disk.put(key, contents, { contentType }),
    exists: (key) => disk.exists(key),
    async remove(keys) {
      const outcomes = await Promise.allSettled(keys.map((key) => disk.delete(key)));
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure) throw failure.reason;
    },
  };
}
