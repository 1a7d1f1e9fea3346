// The dashboard's line about sample data: what sample data exists, the progress of its removal, and the figures afterwards.
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SampleOffice } from '#shared/features/samples/contract.ts';
import { useApi } from '../../core/api.ts';
import { show } from '../../testing/show.tsx';
import { SampleNotice } from './sample-notice.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const office: SampleOffice = {
  areThere: true,
  people: 40,
  ads: 249,
  posts: 60,
  removal: null,
  can: { remove: true },
};

/** A figure of the dashboard. */
function Figure() {
  const { data } = useQuery(useApi().messages.unread.queryOptions());
  return <p>{data?.unread} olästa</p>;
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

test('disappears when all samples are removed, and every figure is refetched', async () => {
  const running = { ...office, removal: { status: 'running' as const, steps: { done: 1, total: 4 } } };
  const removed = { ...office, areThere: false };
  let requests = 0;
  let unread = 7;
  show(
    <>
      <SampleNotice />
      <Figure />
    </>,
    {
      samples: { office: async () => (requests++ === 0 ? running : removed) },
      messages: { unread: async () => ({ unread: unread-- }) },
    },
  );
  await pass(100);
  expect(screen.getByText(/^25\s%$/)).toBeTruthy();
  expect(screen.getByText('7 olästa')).toBeTruthy();
  await pass(1000);
  expect(screen.queryByText('Innehållet är exempel.')).toBeNull();
  expect(screen.getByText('6 olästa')).toBeTruthy();
});

test('lists the sample data that exists, and offers its removal to superadmins only', async () => {
  show(<SampleNotice />, { samples: { office: async () => ({ ...office, can: { remove: false } }) } });
  await pass(100);
  expect(screen.getByText(/40 påhittade konton, 249 annonser och 60 forumtrådar/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
