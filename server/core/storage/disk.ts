// Operations shared by folder and bucket, on top of flydrive.
import type { Disk } from 'flydrive';
import type { Storage } from './storage-interface.ts';

/** The operations that flydrive implements the same way for every kind of storage. */
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
