import { createApiClient, login } from '@croupier/sdk/client';
import { getMemberInfoQuery, queryKeyOf } from '@croupier/sdk/hooks';
import { createWorld, personas } from '@croupier/mock-server/node';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { getToken } from './session-store.ts';
import { startMemberSession } from './start-member-session.ts';

const client = createApiClient({ baseUrl: 'http://platform.example', fetch: createWorld().dispatch });
const loginOf = async ({ account: username, password }: { account: string; password: string }) =>
  (await login({ client, body: { username, password, type: 'username' } })).value;

/** A page's query that answers the token of the session that it was requested in. */
function watchFavorites(queryClient: QueryClient): () => unknown {
  const queryFn = (): string | undefined => getToken();
  const observer = new QueryObserver(queryClient, { queryKey: queryKeyOf('listFavoriteGameIds'), queryFn });
  observer.subscribe(() => {});
  return () => observer.getCurrentResult().data;
}

it('removes the data of another account from an open page at once, and loads that of the new one', async () => {
  const queryClient = new QueryClient();
  const [first, second] = [await loginOf(personas.member), await loginOf(personas.agent)];
  startMemberSession(queryClient, first);
  const favorites = watchFavorites(queryClient);
  await expect.poll(favorites).toBe(first.token);
  expect(startMemberSession(queryClient, second).isSameMember).toBe(false);
  expect(favorites()).toBeUndefined();
  await expect.poll(favorites).toBe(second.token);
  expect(queryClient.getQueryData(getMemberInfoQuery().queryKey)?.value.account).toBe('amihan');
});

it('keeps the data of the same account on an open page while it is loaded again', async () => {
  const queryClient = new QueryClient();
  const [first, again] = [await loginOf(personas.member), await loginOf(personas.member)];
  startMemberSession(queryClient, first);
  const favorites = watchFavorites(queryClient);
  await expect.poll(favorites).toBe(first.token);
  expect(startMemberSession(queryClient, again).isSameMember).toBe(true);
  expect(favorites()).toBe(first.token);
  await expect.poll(favorites).toBe(again.token);
});
