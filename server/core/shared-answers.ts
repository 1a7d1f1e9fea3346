// Which questions of the pages have one answer for everyone, so that it need not be asked for anew for each page.
import type { Memory } from './memory.ts';

/** By endpoint, the topic on which a change is told. An answer that depends on who asks must never stand here. */
const topics: Readonly<Record<string, string>> = {
  'ads.search': 'ads',
  'ads.featured': 'ads',
  'ads.related': 'ads',
  'categories.listActive': 'categories',
  'pages.find': 'pages',
};

/** For the API in-process: lets what is remembered answer, and remembers what is asked for the first time. */
export function answerFromMemory(memory: Memory) {
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
