// A part of a benchmark in a process of its own: a reference, or clients that would delay the process that measures.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

interface Child {
  /** The response to the order. */
  response: string;
  send(message: object): Promise<unknown>;
  close(): void;
}

/** @param file in the folder bench */
export async function startChild(file: string, order: object): Promise<Child> {
  const child = fork(path.join(import.meta.dirname, '..', file), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // Also after an error.
  process.once('exit', () => child.kill());
  const send = async (message: object): Promise<unknown> => {
    child.send(message);
    return (await once(child, 'message'))[0];
  };
  return { response: String(await send(order)), send, close: () => child.kill() };
}
