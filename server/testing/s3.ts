// A real S3 server on loopback, whose line can be cut.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Settings } from '../core/settings.ts';

export interface TestS3 {
  settings: NonNullable<Settings['s3']>;
  /** From now on the line breaks in the middle of every request that `cut` claims; null mends it. */
  cutWhen(cut: ((request: IncomingMessage) => boolean) | null): void;
  close(): Promise<void>;
}

/** Starts it with one empty bucket, its files in a folder that goes when it closes. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'baskettorget-s3-'));
  const bucket = 'ad-images';
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
    // The SDK signs "/bucket/", which this server reads as "/bucket". Unknown keys are still turned away.
    allowMismatchedSignatures: true,
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  let cut: ((request: IncomingMessage) => boolean) | null = null;
  const server = createServer((request, response) => {
    if (cut?.(request)) request.socket.destroy();
    else answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: { endpoint, region: 'us-east-1', bucket, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    cutWhen(next) {
      cut = next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      s3.logger.exceptions.unhandle();
      s3.logger.close();
      await rm(directory, { recursive: true });
    },
  };
}
