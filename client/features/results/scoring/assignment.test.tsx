// A match that is assigned to the user while they wait appears by itself.
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useApi } from '../../../core/api.ts';
import type { LiveEvent } from '../../../core/live/connection-state.ts';
import { sampleResult } from '../../../testing/sample-result.ts';
import { refused, show } from '../../../testing/show.tsx';
import { useResultUpdates } from '../live-updates.ts';
import { useScoring } from './use-scoring.ts';

const { id } = sampleResult;
const notify = () => fireEvent.click(screen.getByRole('button', { name: 'Ny notis' }));

function Connection({ onEvent }: { onEvent: (event: LiveEvent) => void }) {
  return <button onClick={() => onEvent({ topic: 'notification' })}>Ny notis</button>;
}

function Matches() {
  const receive = useResultUpdates();
  const { data } = useQuery(useApi().results.listScored.queryOptions());
  return (
    <>
      <Connection onEvent={receive} />
      {data && <p>{data.results.length} matcher</p>}
    </>
  );
}

test('the list of matches to score is fetched again', async () => {
  let results: (typeof sampleResult)[] = [];
  show(<Matches />, { results: { listScored: async () => ({ results }) } });
  expect(await screen.findByText('0 matcher')).toBeTruthy();
  results = [sampleResult];
  notify();
  expect(await screen.findByText('1 matcher')).toBeTruthy();
});

function Match() {
  const { query, receive } = useScoring(id, 'ebba');
  return (
    <>
      <Connection onEvent={receive} />
      <p>{query.data ? query.data.result.home.name : query.error && 'Inte din match'}</p>
    </>
  );
}

test('a match that could not be scored is fetched again', async () => {
  let isAssigned = false;
  let fetches = 0;
  show(<Match />, {
    results: {
      findScoring: async () => {
        fetches += 1;
        return isAssigned ? { result: sampleResult, events: [] } : refused('NOT_FOUND');
      },
    },
  });
  expect(await screen.findByText('Inte din match')).toBeTruthy();
  isAssigned = true;
  notify();
  expect(await screen.findByText(sampleResult.home.name)).toBeTruthy();
  notify();
  expect(fetches).toBe(2);
});
