// Which questions of the pages have one answer for everyone, so that it need not be asked for anew for each page.
import type { Memory } from './memory.ts';

/**
 * For the API in-process: lets what is remembered answer, and remembers what is asked for the first time.
 *
 * @param topics by endpoint, the topic on which a change is told; an answer that depends on who asks must not be among them
 */
export function answerFromMemory(memory: Memory, topics: Readonly<Record<string, string>>) {
  return async <Result>(call: {
    next(): Promise<Result>;
    path: readonly string[];
    input: unknown;
  }): Promise<Result> => {
    const name = call.path.join('.');
    const topic = topics[name];
    if (!topic) return call.next();
    return memory.recall(`${name} ${JSON.stringify(call.input)}`, topic, () => call.next());
  };
}
