// Files in an S3 bucket, of Amazon or any compatible server.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Settings } from '../process/settings.ts';
import type { ListedFile, OpenFile, Storage } from './storage-interface.ts';
import { shareDisk } from './disk.ts';

/** Timeouts after which a bucket counts as unreachable. Every download by a slow client holds a socket. */
const requestHandler = {
  connectionTimeout: 3_000,
  requestTimeout: 20_000,
  throwOnRequestTimeout: true,
  httpAgent: { maxSockets: 400 },
  httpsAgent: { maxSockets: 400 },
};

/** Opens an existing bucket. */
export function openBucket(settings: NonNullable<Settings['s3']>): Storage {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Bucket names in the host, per-file permissions and the newer checksums are specific to Amazon; other servers refuse them.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler,
  });
  const disk = new Disk(new S3Driver({ client, bucket, supportsACL: false, visibility: 'private' }));

  return {
    ...shareDisk(disk),
    list: (folder) => listBucket(disk, folder),
    async putFile(key, file, contentType) {
      const object = { Bucket: bucket, Key: disk.file(key).key };
      // S3 requires the length before the first byte, which flydrive does not send for a stream.
      const { size } = await stat(file);
      const Body = createReadStream(file);
      try {
        const put = { ...object, Body, ContentLength: size, ContentType: contentType };
        await client.send(new PutObjectCommand(put));
      } finally {
        Body.destroy();
      }
    },
    async open(key): Promise<OpenFile | null> {
      try {
        // flydrive returns the content without its length, or needs a second request for it.
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: disk.file(key).key }));
        return found.Body instanceof Readable ? { stream: found.Body, size: found.ContentLength ?? 0 } : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    isReady: () =>
      client.send(new HeadBucketCommand({ Bucket: bucket })).then(
        () => true,
        () => false,
      ),
  };
}

/** Reads one page per request. */
async function* listBucket(disk: Disk, folder: string): AsyncGenerator<ListedFile> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, { recursive: true, paginationToken });
    for (const file of page.objects) {
      if (!file.isFile) continue;
      yield { key: file.key, writtenAt: async () => (await file.getMetaData()).lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
