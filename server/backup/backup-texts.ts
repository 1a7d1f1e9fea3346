// What the operator reads after a backup and after a restore.
import type { Manifest } from './backup-folder.ts';
import type { Restored } from './restore-backup.ts';

export function describeBackup(folder: string, { files, bytes, ...manifest }: Manifest): string {
  const size = `${files.toLocaleString('en')} files, ${Math.ceil(bytes / 1024 / 1024).toLocaleString('en')} MB`;
  return lines(
    `Backup written to ${folder} (${size}).`,
    'It holds personal data and secrets: store it where only you can read it.',
    ...describeElsewhere(manifest),
  );
}

export function describeRestored(dataDir: string, { manifest, old, hasErasedList }: Restored): string {
  return lines(
    `DATA_DIR (${dataDir}) is restored to ${manifest.createdAt}. Start the site with npm start.`,
    old && `What was there before is in ${old}: delete it when you no longer need it.`,
    hasErasedList
      ? 'People who were erased since then are erased again at the start.'
      : 'People who were erased since then are back, since no list of them was found: add --erased FILE with the file erased-people.txt of the DATA_DIR that was in use.',
    ...describeElsewhere(manifest),
    manifest.bucket
      ? 'For a trial, use a bucket of its own: a trial with the bucket of the site deletes pictures from it.'
      : undefined,
  );
}

function describeElsewhere({ bucket, hasOwnSecret }: Pick<Manifest, 'bucket' | 'hasOwnSecret'>): string[] {
  return [
    ...(bucket ? [`Pictures are in the bucket ${bucket}, not in the backup: copy the bucket too.`] : []),
    ...(hasOwnSecret ? ['The setting SECRET is not in the backup: without it everyone is signed out.'] : []),
  ];
}

function lines(...sentences: (string | undefined)[]): string {
  return sentences.flatMap((sentence) => (sentence ? [`${sentence}\n`] : [])).join('');
}
