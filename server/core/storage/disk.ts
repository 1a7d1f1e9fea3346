// What folder and bucket have in common, said once over flydrive.
import type { Disk, DriveFile } from 'flydrive';
import type { ListedFile, Storage } from '../storage.ts';

/** The part of a storage that flydrive speaks the same for every kind. */
export function shareDisk(disk: Disk): Pick<Storage, 'put' | 'exists' | 'remove' | 'list'> {
  return {
    put: (key, contents, contentType) => disk.put(key, contents, { contentType }),
    exists: (key) => disk.exists(key),
    async remove(keys) {
      const outcomes = await Promise.allSettled(keys.map((key) => disk.delete(key)));
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure) throw failure.reason;
    },
    list: (folder) => listDisk(disk, folder),
  };
}

async function* listDisk(disk: Disk, folder: string): AsyncGenerator<ListedFile> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, { paginationToken });
    for (const file of page.objects) {
      if (file.isFile) yield { key: file.key, writtenAt: () => findDate(file) };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

function findDate(file: DriveFile): Promise<Date | null> {
  return file.getMetaData().then(
    (found) => found.lastModified,
    () => null,
  );
}
