// An S3 server on loopback whose connections can be cut.
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from 'fauxqs';
import type { Settings } from '../../core/process/settings.ts';

export interface TestS3 {
  settings: NonNullable<Settings['s3']>;
  /** Breaks the connection of every request for which `cut` returns true; null stops that. */
  cutWhen(cut: ((request: IncomingMessage) => boolean) | null): void;
  close(): Promise<void>;
}

/** Starts it with one empty bucket, in memory. */
export async function startS3(): Promise<TestS3> {
  const server = buildApp({ logger: false });
  let cut: ((request: IncomingMessage) => boolean) | null = null;
  server.addHook('onRequest', async (request, reply) => {
    if (!cut?.(request.raw)) return;
    reply.hijack();
    request.raw.destroy();
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const bucket = 'ad-images';
  await fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
  return {
    settings: { endpoint, region: 'us-east-1', bucket, accessKeyId: 'test', secretAccessKey: 'test' },
    cutWhen(next) {
      cut = next;
    },
    async close() {
      server.server.closeAllConnections();
      await server.close();
    },
  };
}
