// API endpoints whose answer is the same for every caller: read from the cache while pages are rendered.
import type { Api } from '#shared/contract.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { RequestContext } from './http/request.ts';

/** For each endpoint, the topic of notices that its answer has changed. An answer that depends on the caller is never shared. */
export type SharedAnswers = {
  readonly [Feature in keyof Api]?: { readonly [Endpoint in keyof Api[Feature]]?: string };
};

interface Call<Result> {
  path: readonly string[];
  input: unknown;
  context: RequestContext;
  next(call?: object): Promise<Result>;
}

/** Interceptor of the in-process API: answers from the cache, and caches other answers of these endpoints. */
export function answerFromCache(answerCache: AnswerCache, declared: readonly SharedAnswers[]) {
  const topics = topicsByEndpoint(declared);
  return async <Result>(call: Call<Result>): Promise<Result> => {
    const name = call.path.join('.');
    const topic = topics.get(name);
    if (topic === undefined) return call.next();
    const context = withoutSignal(call.context);
    const load = () => call.next({ ...call, context });
    return answerCache.getOrLoad(`${name} ${JSON.stringify(call.input)}`, topic, load);
  };
}

/** Other clients may share the answer, so it is loaded even if the first one disconnects. */
function withoutSignal(context: RequestContext): RequestContext {
  return { ...context, queueEntry: () => ({ ...context.queueEntry(), signal: undefined }) };
}

/** By the endpoint's path in the contract, such as 'ads.search'. */
export function topicsByEndpoint(declared: readonly SharedAnswers[]): Map<string, string> {
  const features = declared.flatMap((answers) => Object.entries(answers));
  return new Map(
    features.flatMap(([feature, endpoints]) =>
      Object.entries<string>(endpoints).map(([endpoint, topic]) => [`${feature}.${endpoint}`, topic]),
    ),
  );
}
