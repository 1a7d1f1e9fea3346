// The declarations of the features are consistent.
import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { contract } from '#shared/contract.ts';
import type { Feature } from './core/feature.ts';
import { topicsByEndpoint } from './core/shared-answers.ts';
import { features } from './features.ts';

const declared: readonly Feature[] = features;

test.each<[string, (feature: Feature) => object | undefined]>([
  ['group of endpoints', ({ routes }) => routes],
  ['shared answer', ({ sharedAnswers = {} }) => Object.fromEntries(topicsByEndpoint([sharedAnswers]))],
  ['live count', ({ live }) => live?.counts],
  ['file in the copy of personal data', ({ personalData }) => personalData?.copied],
  ['path in the API document', ({ document }) => document.paths],
])('no two features provide the same %s', (_what, partOf) => {
  const keys = declared.flatMap((feature) => Object.keys(partOf(feature) ?? {}));
  expect(keys).toEqual([...new Set(keys)]);
  expect(keys).not.toEqual([]);
});

test('shares only the responses of reading endpoints', () => {
  const topics = topicsByEndpoint(declared.map(({ sharedAnswers = {} }) => sharedAnswers));
  const wrong = [...topics.keys()].filter((name) => methodOf(name) !== 'GET');
  expect(wrong).toEqual([]);
});

function methodOf(name: string): string | undefined {
  const groups: Readonly<Record<string, Readonly<Record<string, unknown>>>> = contract;
  const [group = '', endpoint = ''] = name.split('.');
  const found = groups[group]?.[endpoint];
  return isContractProcedure(found) ? found['~orpc'].route.method : undefined;
}
