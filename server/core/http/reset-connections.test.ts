// Requests of clients that reset their connection at once, as programs that overload a site do.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp } from '../../testing/app.ts';

test.each(['/forum?page=2', '/api/forum-posts', '/api/live', '/forum/feed.xml'])(
  'a request for %s on a connection that was reset is no error',
  async (url) => {
    const app = await openTestApp();
    onTestFinished(() => app.close());
    const address = await app.listen();
    const logged = vi.spyOn(app.services.logger, 'error');
    for (let nth = 0; nth < 20; nth += 1) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () => socket.resetAndDestroy());
      await once(socket, 'close');
    }
    // An answer to a later request shows that the server has received the earlier ones.
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(logged).not.toHaveBeenCalled();
    expect(app.services.publicLive.count()).toBe(0);
  },
);
