// Browsers that listen and hear nothing, in a process of their own. Told of an address and cookies; says when all listen.
import { once } from 'node:events';
import { connect } from 'node:net';

interface Order {
  address: string;
  path: string;
  /** One Cookie header for each line. */
  cookies: string[];
}

/** So many at a time, as a site does not get all of them in one moment. */
const AT_ONCE = 50;

process.once('message', async ({ address, path, cookies }: Order) => {
  const { hostname, port } = new URL(address);
  const waiting = [...cookies];
  const open = async () => {
    for (let cookie = waiting.pop(); cookie !== undefined; cookie = waiting.pop()) {
      const socket = connect(Number(port), hostname);
      socket.on('error', (error) => process.stderr.write(`an idle line broke: ${error.message}\n`));
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n\r\n`);
      // The first words come with or after the head of the answer.
      await once(socket, 'data');
      socket.resume();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  process.send?.('listening');
});
