import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

import { getMemberInfoOptions, listTransactionsInfiniteOptions } from './query.ts';
import { createFakePlatform, errorAnswer, success } from './testing/fake-platform.ts';

/** Platform double whose answers the test sends in any order. It ignores abort signals. */
function createSlowPlatform() {
  const answers: Array<(balance: string) => void> = [];
  const responder = () =>
    new Promise<Response>((resolve) => {
      answers.push((balance) => resolve(Response.json({ success: true, value: { balance } })));
    });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { ...createFakePlatform([responder]), answers, queryClient };
}

/**
 * Observes a query, waits for its first answer and refetches it twice; `order` is the order in which those answers
 * arrive.
 */
async function watchTwoRefetches(order: readonly [number, number]) {
  const { client, sent, answers, queryClient } = createSlowPlatform();
  const options = getMemberInfoOptions({ client });
  const seen: Array<string | undefined> = [];
  const observer = new QueryObserver(queryClient, options);
  const stop = observer.subscribe(({ data }) => seen.push(data?.value.balance));
  const waitForRequests = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count), { interval: 1 });
  await waitForRequests(1);
  answers[0]?.('0.00');
  await vi.waitFor(() => expect(seen).toContain('0.00'), { interval: 1 });
  const older = observer.refetch();
  await waitForRequests(2);
  const newer = observer.refetch();
  await waitForRequests(3);
  for (const index of order) answers[index]?.(`${index}.00`);
  await Promise.all([older, newer]);
  // Let pending answers arrive.
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  return { seen: [...new Set(seen)], kept: queryClient.getQueryData(options.queryKey)?.value.balance, sent };
}

describe('refetches of one query', () => {
  it.each([[[1, 2]], [[2, 1]]] as const)(
    'keeps the newest answer when answers arrive in the order %j',
    async (order) => {
      const { seen, kept, sent } = await watchTwoRefetches(order);
      expect(seen).toEqual([undefined, '0.00', '2.00']);
      expect(kept).toBe('2.00');
      expect(sent.map(({ request }) => request.signal.aborted)).toEqual([false, true, false]);
    },
  );
});

describe('infinite query options', () => {
  it('loads several pages into one result', async () => {
    const pages = [1, 2].map((pageNum) =>
      success({ content: [pageNum], pageNum, pageSize: 1, totalPages: 2, totalElements: 2 }),
    );
    const { client, sent } = createFakePlatform(pages);
    const query = { startTime: '2026-11-01T00:00:00Z', endTime: '2026-11-21T00:00:00Z', pageNo: 1, pageSize: 1 };
    const { pages: answers } = await new QueryClient().fetchInfiniteQuery({
      ...listTransactionsInfiniteOptions({ client, query }),
      initialPageParam: 1,
      pages: 2,
      getNextPageParam: ({ value }) => (value.pageNum < value.totalPages ? value.pageNum + 1 : undefined),
    });
    expect(answers.flatMap(({ value }) => value.content)).toEqual([1, 2]);
    expect(sent.map(({ request }) => new URL(request.url).searchParams.get('pageNo'))).toEqual(['1', '2']);
  });
});

describe('query options', () => {
  it('returns the answer and caches it under its key', async () => {
    const { client } = createFakePlatform([success({ balance: '5.00' })]);
    const queryClient = new QueryClient();
    const options = getMemberInfoOptions({ client });
    await queryClient.fetchQuery(options);
    expect(queryClient.getQueryData(options.queryKey)?.value.balance).toBe('5.00');
  });

  it("throws the call's error unchanged", async () => {
    const { client } = createFakePlatform([errorAnswer('AUTH_REQUIRED', 401)]);
    const query = new QueryClient().fetchQuery(getMemberInfoOptions({ client }));
    await expect(query).rejects.toMatchObject({ kind: 'authentication', code: 'AUTH_REQUIRED' });
  });
});
