// API endpoints whose answer is the same for every caller: while pages are rendered, it is read from memory.
import type { Api } from '#shared/contract.ts';
import type { Memory } from './memory.ts';

/** By endpoint: the topic on which a change to its answer is published. */
type SharedAnswers = {
  readonly [Feature in keyof Api]?: { readonly [Endpoint in keyof Api[Feature]]?: string };
};

/** An answer that depends on the caller must never be listed here. */
const sharedAnswers: SharedAnswers = {
  ads: { search: 'ads', featured: 'ads', related: 'ads', categories: 'categories' },
  pageSettings: { find: 'page-settings' },
};

const topics = new Map(
  Object.entries(sharedAnswers).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).map(([endpoint, topic]): [string, string] => [`${feature}.${endpoint}`, topic]),
  ),
);

/** Interceptor of the API in-process: answers from memory, and remembers what was not in it. */
export function answerFromMemory(memory: Memory) {
  return async <Result>(call: {
    next(): Promise<Result>;
    path: readonly string[];
    input: unknown;
  }): Promise<Result> => {
    const name = call.path.join('.');
    const topic = topics.get(name);
    if (topic === undefined) return call.next();
    return memory.recall(`${name} ${JSON.stringify(call.input)}`, topic, () => call.next());
  };
}
