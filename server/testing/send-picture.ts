// Uploads a picture through the whole server, as a browser's form does.
import { makeJpeg } from './samples/photos.ts';
import type { Person, TestApp } from './app.ts';

export interface SendOptions {
  /** The purpose of the picture; an ad by default. */
  purpose?: 'message' | 'text';
  photo?: Buffer;
  remoteAddress?: string;
}

/** The new picture's id. */
export async function sendPicture(
  app: TestApp,
  as: Pick<Person, 'cookie'>,
  { purpose, photo, remoteAddress }: SendOptions = {},
): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(photo ?? (await makeJpeg()))]), 'boll.jpg');
  const request = new Request('http://localhost', { method: 'POST', body });
  const answer = await app.inject({
    method: 'POST',
    url: purpose ? `/api/pictures?for=${purpose}` : '/api/pictures',
    headers: { cookie: as.cookie, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
    ...(remoteAddress && { remoteAddress }),
  });
  return (JSON.parse(answer.body) as { id: string }).id;
}
