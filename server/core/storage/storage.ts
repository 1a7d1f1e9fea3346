// Where files are kept: a folder by default, an S3 bucket when one is configured. Knows nothing of what they are.
import type { Settings } from '../process/settings.ts';
import type { Storage } from './shape.ts';

export type { ListedFile, OpenFile, Storage } from './shape.ts';

/** Opens the storage the settings name. */
export async function openStorage(settings: Pick<Settings, 'dataDir' | 's3'>): Promise<Storage> {
  // Imported only when used: the S3 client costs a start some 200 ms.
  if (settings.s3) return (await import('./bucket.ts')).openBucket(settings.s3);
  return (await import('./folder.ts')).openFolder(settings.dataDir);
}
