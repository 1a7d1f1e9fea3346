// Storage of files: a folder by default, an S3 bucket if configured. Independent of what the files are.
import type { Settings } from '../process/settings.ts';
import type { Storage } from './storage-interface.ts';

export type { ListedFile, OpenFile, Storage } from './storage-interface.ts';

/** Opens the storage that the settings specify. */
export async function openStorage(settings: Pick<Settings, 'dataDir' | 's3'>): Promise<Storage> {
  // Imported only when used: the S3 client costs some 200 ms at start.
  if (settings.s3) return (await import('./bucket.ts')).openBucket(settings.s3);
  return (await import('./folder.ts')).openFolder(settings.dataDir);
}
