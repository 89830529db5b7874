// @vitest-environment jsdom
import { configureApi } from '@croupier/sdk/client';
import { getMemberInfoQuery } from '@croupier/sdk/hooks';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';

import { idempotencyKeys } from '../../shared/idempotency-keys.ts';
import { saveDepositDraft } from './deposit-draft.ts';
import { useDeposit } from './use-deposit.ts';

const draft = {
  intent: 'one',
  memberId: 'maricel',
  body: { methodId: 'pm_1', amount: '500.00', currency: 'PHP' },
} as const;

beforeEach(() => sessionStorage.clear());

/** Renders a page with a stored draft while this member is logged in; returns the number of requests. */
async function countRequests(sessionMemberId: string): Promise<number> {
  const fetch = vi.fn(async () => Promise.reject(new TypeError('offline')));
  configureApi({ baseUrl: 'https://platform.example', fetch, sleep: async () => {}, idempotencyKeys });
  saveDepositDraft(sessionStorage, draft);
  const queryClient = new QueryClient();
  const queryKey: QueryKey = getMemberInfoQuery().queryKey;
  queryClient.setQueryData(queryKey, { success: true, value: { id: sessionMemberId } });
  const root = createRoot(document.createElement('div'));
  function Page(): null {
    useDeposit(draft.memberId, () => {});
    return null;
  }
  root.render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  root.unmount();
  return fetch.mock.calls.length;
}

it('repeats a stored deposit for the member who submitted it', async () => {
  expect(await countRequests('maricel')).toBeGreaterThan(0);
});

it('does not repeat a stored deposit when another account is logged in', async () => {
  expect(await countRequests('amihan')).toBe(0);
});
