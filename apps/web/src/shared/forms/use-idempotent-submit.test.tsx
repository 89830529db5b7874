import { createWorld, personas, type World } from '@croupier/mock-server/node';
import { createDepositOrderBody, transferToUplineBody } from '@croupier/sdk/bodies';
import { configureApi, createApiClient, createDepositOrder, login, transferToUpline } from '@croupier/sdk/client';
import { getMemberInfoQuery } from '@croupier/sdk/hooks';
import type { DepositRequest, TransferToUplineData } from '@croupier/sdk/types';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { planFault } from '../../testing/fault-kinds.data.ts';
import { idempotencyKeys } from '../idempotency-keys.ts';
import { useIdempotentSubmit, type IdempotentSubmit } from './use-idempotent-submit.ts';

const DEPOSIT = { methodId: 'pm_ewallet_01', amount: '500.00', currency: 'PHP' } as const;
const LOST = { name: 'lost', fault: { kind: 'lostAfterCommit' } } as const;

let world: World;
let queryClient: QueryClient;
let tabs: Root[] = [];
const accepted = vi.fn();

const sendDeposit = async (body: DepositRequest, intent: string): Promise<unknown> =>
  (await createDepositOrder({ body, meta: { intent } })).value;

beforeEach(async () => {
  sessionStorage.clear();
  accepted.mockClear();
  world = createWorld({ callsPerMinute: 1e9 });
  queryClient = new QueryClient();
  const baseUrl = 'https://platform.example';
  const client = createApiClient({ baseUrl, fetch: world.dispatch });
  const { account: username, password } = personas.member;
  const { value } = await login({ client, body: { username, password, type: 'username' } });
  const settings = { baseUrl, getToken: () => value.token, sleep: async () => {}, idempotencyKeys };
  configureApi({ ...settings, fetch: (request) => world.dispatch(request) });
});

afterEach(() => {
  for (const tab of tabs) tab.unmount();
  tabs = [];
});

const logIn = (memberId: string): void => {
  const queryKey: QueryKey = getMemberInfoQuery().queryKey;
  queryClient.setQueryData(queryKey, { success: true, value: { id: memberId } });
};

interface Tab<Body> {
  readonly latest: () => IdempotentSubmit<Body>;
  readonly close: () => void;
}

/** Opens the form of a call; `useSubmit` is the hook as a page calls it. */
async function open<Body>(useSubmit: () => IdempotentSubmit<Body>): Promise<Tab<Body>> {
  const root = createRoot(document.createElement('div'));
  tabs.push(root);
  const renders: IdempotentSubmit<Body>[] = [];
  function Page(): null {
    renders.push(useSubmit());
    return null;
  }
  root.render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(renders).not.toEqual([]));
  const latest = (): IdempotentSubmit<Body> => {
    const last = renders.at(-1);
    if (last === undefined) throw new Error('The page has not rendered.');
    return last;
  };
  return { latest, close: () => root.unmount() };
}

const isPending = (): boolean => sessionStorage.getItem('deposit-pending') !== null;

const openDeposit = (memberId = 'maricel'): Promise<Tab<DepositRequest>> => {
  logIn(memberId);
  const options = { name: 'deposit', rules: createDepositOrderBody, memberId, send: sendDeposit, onAccepted: accepted };
  return open(() => useIdempotentSubmit({ ...options, list: 'listDepositOrders' }));
};

const orderCount = (): number =>
  world.store.depositOrders.all().filter(({ amount }) => amount === DEPOSIT.amount).length;
const until = <Body,>(tab: Tab<Body>, state: IdempotentSubmit<Body>['state']): Promise<void> =>
  vi.waitFor(() => expect(tab.latest().state).toBe(state), 5_000);
const untilAccepted = (times = 1): Promise<void> =>
  vi.waitFor(() => expect(accepted).toHaveBeenCalledTimes(times), 5_000);

/** Submits a deposit whose answer is lost; returns the tab and what ends the fault. */
async function loseAnswer(): Promise<{ readonly tab: Tab<DepositRequest>; readonly stopFault: () => number }> {
  const tab = await openDeposit();
  const stopFault = planFault(world, 'createDepositOrder', LOST);
  tab.latest().submit(DEPOSIT);
  await until(tab, 'checking');
  return { tab, stopFault };
}

describe('a submit that moves money', () => {
  it('has one effect when it is submitted twice at once', async () => {
    const before = orderCount();
    const tab = await openDeposit();
    const { submit } = tab.latest();
    submit(DEPOSIT);
    submit(DEPOSIT);
    await untilAccepted();
    await until(tab, 'ready');
    expect([orderCount() - before, accepted.mock.calls.length, isPending()]).toEqual([1, 1, false]);
  });

  it('is stored with its key before it is sent', async () => {
    const stored: string[][] = [];
    const dispatch = world.dispatch.bind(world);
    vi.spyOn(world, 'dispatch').mockImplementation(async (request) => {
      if (request.url.includes('/orders')) stored.push(Object.keys(sessionStorage).toSorted());
      return dispatch(request);
    });
    const tab = await openDeposit();
    tab.latest().submit(DEPOSIT);
    await untilAccepted();
    expect(stored).toEqual([['deposit-intent', 'deposit-pending', expect.stringMatching(/^idempotency-key:deposit:/)]]);
  });

  it('is checked with the same key when its answer is lost, and has one effect', async () => {
    const before = orderCount();
    const { tab, stopFault } = await loseAnswer();
    expect([tab.latest().pending?.body, tab.latest().rejection]).toEqual([DEPOSIT, undefined]);
    stopFault();
    tab.latest().checkNow();
    await untilAccepted();
    await until(tab, 'ready');
    expect(orderCount() - before).toBe(1);
  });

  it('is repeated after a reload, and has one effect', async () => {
    const before = orderCount();
    const { tab, stopFault } = await loseAnswer();
    tab.close();
    stopFault();
    await openDeposit();
    await untilAccepted();
    expect(orderCount() - before).toBe(1);
  });

  it('has one effect when its tab is duplicated while it is checked', async () => {
    const before = orderCount();
    const { tab, stopFault } = await loseAnswer();
    // The duplicated tab has its own copy of the storage.
    const copy = Object.entries(sessionStorage);
    stopFault();
    tab.latest().checkNow();
    await untilAccepted();
    tab.close();
    for (const [key, value] of copy) sessionStorage.setItem(key, String(value));
    await openDeposit();
    await untilAccepted(2);
    expect(accepted.mock.calls[1]).toEqual(accepted.mock.calls[0]);
    expect(orderCount() - before).toBe(1);
  });

  it('has one effect when its tab was duplicated before it was submitted in both', async () => {
    const before = orderCount();
    const tab = await openDeposit();
    await vi.waitFor(() => expect(sessionStorage.length).toBe(2));
    const copy = Object.entries(sessionStorage);
    tab.latest().submit(DEPOSIT);
    await untilAccepted();
    tab.close();
    sessionStorage.clear();
    for (const [key, value] of copy) sessionStorage.setItem(key, String(value));
    const duplicate = await openDeposit();
    duplicate.latest().submit(DEPOSIT);
    await untilAccepted(2);
    expect(accepted.mock.calls[1]).toEqual(accepted.mock.calls[0]);
    expect(orderCount() - before).toBe(1);
    duplicate.latest().submit(DEPOSIT);
    await untilAccepted(3);
    expect(orderCount() - before).toBe(2);
  });

  it('is over when it is refused, and the next one is another intent', async () => {
    const tab = await openDeposit();
    const refusal = { name: 'refused', fault: { kind: 'error', code: 'DEPOSIT_PENDING_LIMIT' } } as const;
    const stopFault = planFault(world, 'createDepositOrder', refusal);
    tab.latest().submit(DEPOSIT);
    await vi.waitFor(() => expect(tab.latest().rejection?.code).toBe('DEPOSIT_PENDING_LIMIT'));
    expect([tab.latest().state, isPending()]).toEqual(['ready', false]);
    stopFault();
    tab.latest().submit(DEPOSIT);
    await untilAccepted();
    expect(tab.latest().rejection).toBeUndefined();
  });
});

describe('a pending submit of another member', () => {
  it('is neither shown nor repeated', async () => {
    const { tab, stopFault } = await loseAnswer();
    tab.close();
    stopFault();
    const other = await openDeposit('amihan');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([other.latest().state, accepted.mock.calls]).toEqual(['ready', []]);
    other.close();
    await openDeposit('maricel');
    await untilAccepted();
  });

  it('is forgotten when its answer arrives after the other member has logged in', async () => {
    const before = orderCount();
    const tab = await openDeposit();
    planFault(world, 'createDepositOrder', { name: 'slow', fault: { kind: 'slow', milliseconds: 100 } });
    tab.latest().submit(DEPOSIT);
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(1));
    logIn('amihan');
    await vi.waitFor(() => expect(isPending()).toBe(false));
    tab.close();
    const again = await openDeposit('maricel');
    expect([again.latest().state, accepted.mock.calls, orderCount() - before]).toEqual(['ready', [], 1]);
  });
});

it.each([
  '',
  'null',
  '{',
  '{"intent":"one"}',
  '{"intent":1,"memberId":"maricel","missing":[],"body":{}}',
  '{"intent":"one","memberId":"maricel","missing":[],"body":{"methodId":"pm_1","amount":"5e2","currency":"PHP"}}',
])('is ready when the stored submit is %j', async (stored) => {
  sessionStorage.setItem('deposit-pending', stored);
  expect((await openDeposit()).latest().state).toBe('ready');
});

describe('a submit with a secret', () => {
  type Transfer = TransferToUplineData['body'];
  const TRANSFER = { amount: '200.00', currency: 'PHP', paymentPassword: '482915' } as const;

  it('is interrupted by a reload, and goes on with the secret alone', async () => {
    const sent: [Transfer, string][] = [];
    const send = async (body: Transfer, intent: string): Promise<unknown> => {
      sent.push([body, intent]);
      return transferToUpline({ body, meta: { intent } });
    };
    const options = { name: 'transfer', rules: transferToUplineBody, memberId: 'maricel', send, onAccepted: accepted };
    const openTransfer = (): Promise<Tab<Transfer>> => open(() => useIdempotentSubmit(options));
    logIn('maricel');
    const tab = await openTransfer();
    const stopFault = planFault(world, 'transferToUpline', LOST);
    tab.latest().submit(TRANSFER);
    await until(tab, 'checking');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(TRANSFER.paymentPassword);
    tab.close();
    stopFault();
    sent.length = 1;

    const reloaded = await openTransfer();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([reloaded.latest().state, reloaded.latest().pending?.missing, sent.length]).toEqual([
      'interrupted',
      ['paymentPassword'],
      1,
    ]);
    reloaded.latest().submit({ ...TRANSFER, amount: '99.00' });
    await untilAccepted();
    expect(sent[1]).toEqual(sent[0]);
  });
});
