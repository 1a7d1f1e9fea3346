// Opens streams on which nothing is sent, in a process of its own. Reports when all are connected.
import { once } from 'node:events';
import { connect } from 'node:net';

interface Order {
  address: string;
  path: string;
  /** The Cookie header of each stream. */
  cookies: string[];
}

/** On a real site, streams are not opened all at once. */
const CONCURRENCY = 50;

process.once('message', async ({ address, path, cookies }: Order) => {
  const { hostname, port } = new URL(address);
  const waiting = [...cookies];
  const open = async () => {
    for (let cookie = waiting.pop(); cookie !== undefined; cookie = waiting.pop()) {
      const socket = connect(Number(port), hostname);
      socket.on('error', (error) => process.stderr.write(`an idle stream broke: ${error.message}\n`));
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n\r\n`);
      // The first event arrives with or after the head of the response.
      await once(socket, 'data');
      socket.resume();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, open));
  process.send?.('connected');
});
