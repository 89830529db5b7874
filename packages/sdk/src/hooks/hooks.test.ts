// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';

import { createIdempotencyKeys } from '../client.ts';
import type { Game, WithdrawOrder } from '../generated/types.gen.ts';
import { listCountryCodesOptions, listGamesOptions } from '../query.ts';
import {
  createFakePlatform,
  createMemoryStore,
  errorAnswer,
  networkError,
  success,
  type FakePlatform,
  type Responder,
} from '../testing/fake-platform.ts';
import {
  listCountryCodesQuery,
  listGamesPagesQuery,
  listGamesQuery,
  operationIdOf,
  queryKeyOf,
  useCreateWithdrawOrder,
  useGetMemberInfo,
  useGetSiteConfiguration,
  useListChatMessagesPages,
  useListGames,
  useListGamesPages,
  useLoginFreePlay,
  useLogout,
} from './index.ts';

const GAMES = { merchant: 'crp', gameType: 'RNG', language: 'EN' } as const;
const WITHDRAWAL = {
  body: { amount: '100.00', currency: 'PHP', bankCardId: 'card_1', paymentPassword: '135790' },
} as const;

/** A fake platform with a renderer of hooks. */
function createPage(script: readonly Responder[]) {
  const store = createMemoryStore();
  const platform = createFakePlatform(script, { idempotencyKeys: createIdempotencyKeys(store) });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children);
  const render = <Result>(hook: () => Result) => renderHook(hook, { wrapper }).result;
  return { ...platform, store, queryClient, render };
}

const queriesSent = ({ sent }: FakePlatform): Array<Record<string, string>> =>
  sent.map(({ request }) => Object.fromEntries(new URL(request.url).searchParams));

const keysSent = ({ sent }: FakePlatform): Array<string | null> =>
  sent.map(({ request }) => request.headers.get('Idempotency-Key'));

describe('a read', () => {
  it('answers the value without the envelope', async () => {
    const { client, render } = createPage([success({ balance: '5.00' })]);
    const result = render(() => useGetMemberInfo({ client }));
    await waitFor(() => expect(result.current.data).toEqual({ balance: '5.00' }));
  });

  it('sends the constants of the contract, which its arguments do not have', async () => {
    const page = createPage([success({ games: [], totalPages: 0 })]);
    const result = page.render(() => useListGames({ ...GAMES, gameName: 'mango' }, { client: page.client }));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const constants = { clientType: '3', platform: 'flash,html5-desktop' };
    expect(queriesSent(page)).toEqual([{ ...constants, ...GAMES, gameName: 'mango' }]);
    // @ts-expect-error: the type does not have the constant.
    listGamesQuery({ ...GAMES, clientType: 3 });
  });

  it('needs no arguments when the contract requires only constants', async () => {
    const page = createPage([success({ maintenance: false })]);
    const result = page.render(() => useGetSiteConfiguration(undefined, { client: page.client }));
    await waitFor(() => expect(result.current.data).toEqual({ maintenance: false }));
    expect(queriesSent(page)).toEqual([{ device: 'WEB' }]);
  });

  it('selects from the value, once per answer when `select` is the same function', async () => {
    const { client, render } = createPage([success({ balance: '5.00' })]);
    const values: unknown[] = [];
    const select = (value: { readonly balance: string }) => {
      values.push(value);
      return `₱${value.balance}`;
    };
    const result = render(() => [useGetMemberInfo({ client, select }), useGetMemberInfo({ client, select })] as const);
    await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual(['₱5.00', '₱5.00']));
    expectTypeOf(result.current[0].data).toEqualTypeOf<string | undefined>();
    const calls = values.length;
    act(() => void result.current[0].refetch());
    await waitFor(() => expect(result.current[0].isFetching).toBe(false));
    expect(values).toHaveLength(calls);
    expect(values[0]).toEqual({ balance: '5.00' });
  });

  it('sends nothing while it is disabled', () => {
    const { client, sent, render } = createPage([success({ balance: '5.00' })]);
    const result = render(() => useGetMemberInfo({ client, enabled: false }));
    expect(result.current.fetchStatus).toBe('idle');
    expect(sent).toEqual([]);
  });

  it("throws the call's error unchanged", async () => {
    const { client, render } = createPage([errorAnswer('AUTH_REQUIRED', 401)]);
    const result = render(() => useGetMemberInfo({ client }));
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'authentication', code: 'AUTH_REQUIRED' }));
  });

  it('shares the query keys of the query options', () => {
    const constants = { clientType: 3, platform: 'flash,html5-desktop' } as const;
    expect(listGamesQuery(GAMES).queryKey).toEqual(listGamesOptions({ query: { ...constants, ...GAMES } }).queryKey);
    expect(listCountryCodesQuery().queryKey).toEqual(listCountryCodesOptions().queryKey);
  });
});

describe('a paged list', () => {
  const gamesPage = (nodeId: string): Responder => success({ games: [{ nodeId }], totalPages: 2 });

  it('loads numbered pages from the first to the last', async () => {
    const page = createPage([gamesPage('one'), gamesPage('two')]);
    const result = page.render(() => useListGamesPages(GAMES, { client: page.client }));
    await waitFor(() => expect(result.current.hasNextPage).toBe(true));
    act(() => void result.current.fetchNextPage());
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2));
    expect(result.current.hasNextPage).toBe(false);
    expect(result.current.data?.pages.flatMap(({ games }) => games.map(({ nodeId }) => nodeId))).toEqual([
      'one',
      'two',
    ]);
    expect(queriesSent(page).map(({ pageNo }) => pageNo)).toEqual(['1', '2']);
  });

  it('selects from the values of the pages', async () => {
    const { client, render } = createPage([gamesPage('one')]);
    const result = render(() =>
      useListGamesPages(GAMES, { client, select: ({ pages }) => pages.flatMap(({ games }) => games) }),
    );
    await waitFor(() => expect(result.current.data).toEqual([{ nodeId: 'one' }]));
    expectTypeOf(result.current.data).toEqualTypeOf<Game[] | undefined>();
  });

  it('loads pages of a chat before the oldest message until there are no more', async () => {
    const page = createPage([
      success({ list: [{ messageId: 'cm_4' }, { messageId: 'cm_3' }], hasMore: true }),
      success({ list: [{ messageId: 'cm_2' }], hasMore: false }),
    ]);
    const result = page.render(() => useListChatMessagesPages({ sessionId: 'cs_7' }, { client: page.client }));
    await waitFor(() => expect(result.current.hasNextPage).toBe(true));
    act(() => void result.current.fetchNextPage());
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2));
    expect(result.current.hasNextPage).toBe(false);
    expect(queriesSent(page)).toEqual([{}, { before: 'cm_3' }]);
    expect(page.sent[0]?.request.url).toContain('/cs_7/');
  });
});

describe('a write', () => {
  it('resolves to the value', async () => {
    const { client, render } = createPage([success({ orderId: 'w_1' })]);
    const result = render(() => useCreateWithdrawOrder({ client, intent: 'withdraw:1' }));
    const order = await act(() => result.current.mutateAsync(WITHDRAWAL));
    expect(order).toEqual({ orderId: 'w_1' });
    expectTypeOf(order).toEqualTypeOf<WithdrawOrder>();
  });

  it('keeps the key of its intent over retries and repeated submits until the outcome is known', async () => {
    const page = createPage([networkError, networkError, networkError, success({ orderId: 'w_1' })]);
    const result = page.render(() => useCreateWithdrawOrder({ client: page.client, intent: 'withdraw:1' }));
    await expect(act(() => result.current.mutateAsync(WITHDRAWAL))).rejects.toMatchObject({ kind: 'network' });
    expect(page.store.entries.size).toBe(1);
    await act(() => result.current.mutateAsync(WITHDRAWAL));
    const [key, ...others] = keysSent(page);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(others).toEqual([key, key, key]);
    expect(page.store.entries.size).toBe(0);
  });

  it('sends nothing without an intent, which the types require exactly for calls with a key', async () => {
    const { client, sent, render } = createPage([success({})]);
    // @ts-expect-error: the call moves money.
    const result = render(() => useCreateWithdrawOrder({ client }));
    await expect(act(() => result.current.mutateAsync(WITHDRAWAL))).rejects.toThrow('must have its effect once');
    expect(sent).toEqual([]);
    // @ts-expect-error: the call moves money.
    expectTypeOf(useCreateWithdrawOrder).toBeCallableWith();
    // @ts-expect-error: the call has no key.
    expectTypeOf(useLogout).toBeCallableWith({ intent: 'logout:1' });
  });

  it('sends the constants of a body', async () => {
    const page = createPage([success({ token: 'trial_1' })]);
    const result = page.render(() => useLoginFreePlay({ client: page.client }));
    await act(() => result.current.mutateAsync({ body: { os: 'Linux' } }));
    expect(JSON.parse(page.sent[0]?.body ?? '')).toEqual({ platform: 'W', os: 'Linux' });
  });

  it('needs no arguments for a call without a request', async () => {
    const page = createPage([success(undefined)]);
    const result = page.render(() => useLogout({ client: page.client }));
    expect(await act(() => result.current.mutateAsync())).toBeUndefined();
    expect(page.sent).toHaveLength(1);
  });
});

describe('queryKeyOf', () => {
  it('matches all queries of the operation and its pages, and no others', async () => {
    const { client, queryClient } = createPage([success({ games: [], totalPages: 0 })]);
    await queryClient.prefetchQuery(listGamesQuery(GAMES, { client }));
    await queryClient.prefetchQuery(listGamesQuery({ ...GAMES, gameType: 'LIVE' }, { client }));
    await queryClient.prefetchInfiniteQuery(listGamesPagesQuery(GAMES, { client }));
    await queryClient.prefetchQuery(listCountryCodesQuery({ client }));
    await queryClient.invalidateQueries({ queryKey: queryKeyOf('listGames') });
    const all = queryClient.getQueryCache().getAll();
    expect(all.map(({ queryKey, state }) => [operationIdOf(queryKey), state.isInvalidated])).toEqual([
      ['listGames', true],
      ['listGames', true],
      ['listGames', true],
      ['listCountryCodes', false],
    ]);
    // @ts-expect-error: writes have no query keys.
    queryKeyOf('login');
  });

  it.each([[['own']], [[]], [[{ _id: 5 }]]])('finds no operation in the key %j of an app', (queryKey) => {
    expect(operationIdOf(queryKey)).toBeUndefined();
  });
});
