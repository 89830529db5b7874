import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { exampleAnswers } from './generated/example-answers.gen.ts';
import { operations } from './generated/operations.gen.ts';
import { unsafeGets } from './generated/wire.gen.ts';
import { createMemoryStore } from './testing/fake-platform.ts';

const folder = path.join(import.meta.dirname, 'testing/readme');
const readme = await readFile(path.join(import.meta.dirname, '../README.md'), 'utf8');
const snippets = [...readme.matchAll(/<!-- src\/testing\/readme\/([\w-]+\.ts) -->\n\n```ts\n([\s\S]*?)```/g)];

/** Answers the calls that the snippets make. */
async function platform(request: Request): Promise<Response> {
  const values: Readonly<Record<string, unknown>> = {
    gatewayKey: {
      keyId: 'gk_1',
      algorithm: 'A256CBC-HS256',
      gatewayKey: btoa('k'.repeat(32)),
      expiresAt: '2999-01-01T00:00:00Z',
    },
    login: exampleAnswers.login,
    info: exampleAnswers.getMemberInfo,
    credit: exampleAnswers.vendorCredit,
    siteConfig: exampleAnswers.getSiteConfiguration,
  };
  const value = values[new URL(request.url).pathname.split('/').at(-1) ?? ''];
  return Response.json({ success: true, value, traceId: '01JD2M8Q7V0C5N3K9R6T4W1X2Z' });
}

const event = (type: string, fields: object) => ({ type, id: 'ev_1', occurredAt: '2026-11-21T06:53:12Z', ...fields });

describe('README', () => {
  it('contains exactly the compiled snippets', async () => {
    const files = await readdir(folder);
    expect(new Set(snippets.map(([, name]) => name))).toEqual(new Set(files));
    expect(readme.match(/```ts/g)).toHaveLength(files.length);
    for (const [, name = '', code] of snippets) {
      // One assertion per file, so that a failure shows which file differs.
      expect(code, name).toBe(await readFile(path.join(folder, name), 'utf8'));
    }
  });
});

describe('retries in the README', () => {
  it('names every GET that is sent once', () => {
    const rows = Object.entries(operations);
    const ids = rows.filter(([, { method, path: url }]) => unsafeGets.includes(`${method} ${url}`)).map(([id]) => id);
    const named = /x-read: false` in the contract: ([^)]*)\)/.exec(readme)?.[1] ?? '';
    expect([...named.matchAll(/\w+/g)].map(([id]) => id).toSorted()).toEqual(ids.toSorted());
  });
});

describe('snippets of the README', () => {
  const printed: unknown[] = [];
  beforeEach(() => {
    vi.stubGlobal('fetch', platform);
    vi.spyOn(console, 'info').mockImplementation((text) => void printed.push(text));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    printed.length = 0;
  });

  it('logs in and reads the member', async () => {
    await import('./testing/readme/call.ts');
    expect(printed).toEqual(['Maricel']);
  });

  it('calls a platform from Node with strict validation', async () => {
    await import('./testing/readme/from-node.ts');
    expect(printed).toEqual(['open']);
  });

  it('logs a call', async () => {
    await import('./testing/readme/a-log.ts');
    await vi.waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toMatchObject({ operationId: 'getMemberInfo', status: 200, tries: 1, outcome: 'success' });
  });

  it('signs a call of a vendor', async () => {
    await import('./testing/readme/signed-call.ts');
    expect(printed).toEqual(['12550.50']);
  });

  it('parses and formats an amount, and calculates a share of it', async () => {
    const { amount, shown, fee } = await import('./testing/readme/amount.ts');
    expect([amount, shown, fee]).toEqual(['12.50', '₱12.50', '0.19']);
  });

  it('stores keys in sessionStorage, disables retries of queries and exports hooks', async () => {
    const store = createMemoryStore();
    vi.stubGlobal('sessionStorage', store);
    const { keys, useWithdraw } = await import('./testing/readme/idempotent-withdrawal.ts');
    await keys.keyFor('form-1');
    expect([...store.entries.keys()]).toEqual(['idempotency-key:form-1']);
    const { queryClient, refetchGames, useNickname, useSlots } = await import('./testing/readme/query.ts');
    expect(queryClient.getDefaultOptions()).toMatchObject({ queries: { retry: false }, mutations: { retry: false } });
    const { useTransactions } = await import('./testing/readme/an-infinite-list.ts');
    await expect(refetchGames()).resolves.toBeUndefined();
    expect([useWithdraw, useNickname, useSlots, useTransactions]).toEqual([
      expect.any(Function),
      expect.any(Function),
      expect.any(Function),
      expect.any(Function),
    ]);
  });

  it('refetches the balance when it changes', async () => {
    const { configureApi } = await import('./client.ts');
    configureApi({ baseUrl: 'https://platform.example' });
    const stream = `id: ev_1\ndata: ${JSON.stringify(event('balance.changed', { balance: '1.00', currency: 'PHP' }))}\n\n`;
    const ended = `id: ev_2\ndata: ${JSON.stringify(event('session.ended', { reason: 'EXPIRED' }))}\n\n`;
    vi.stubGlobal('fetch', async ({ method }: Request) =>
      method === 'POST'
        ? Response.json({ success: true, value: exampleAnswers.createEventTicket, traceId: 'trace' })
        : new Response(stream + ended, { headers: { 'Content-Type': 'text/event-stream' } }),
    );
    const { queryClient } = await import('./testing/readme/query.ts');
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
    const { followBalance } = await import('./testing/readme/live-events.ts');
    await followBalance(new AbortController().signal);
    expect(invalidate.mock.calls).toEqual([[], [{ queryKey: [{ _id: 'getWalletBalance' }] }]]);
  });

  it('opens the chat, and keeps a message that is not confirmed', async () => {
    const { configureApi } = await import('./client.ts');
    configureApi({ baseUrl: 'https://platform.example' });
    vi.stubGlobal('fetch', async () =>
      Response.json({ success: true, value: exampleAnswers.createChatSession, traceId: 'trace' }),
    );
    const opened: string[] = [];
    vi.stubGlobal('WebSocket', function FakeSocket(url: string) {
      opened.push(url);
      return { addEventListener: vi.fn<() => void>(), close: vi.fn<() => void>() };
    });
    const { logChat } = await import('./testing/readme/chat.ts');
    const chat = logChat();
    await vi.waitFor(() => expect(opened).toEqual(['wss://chat.croupier.example/ws']));
    expect(chat.getState().pending).toMatchObject([{ content: 'Hindi dumating ang deposito ko.', status: 'sending' }]);
    chat.leave();
    expect(printed).toContain('left');
  });

  it('selects a text by the kind of an error', async () => {
    const { errorTextKey } = await import('./testing/readme/an-error.ts');
    const { configureApi } = await import('./client.ts');
    configureApi({ baseUrl: 'https://platform.example', tries: 1 });
    expect(await errorTextKey()).toBe('maricel');
    const answerError = (errorCode: string, status: number) => async () =>
      Response.json({ success: false, errorCode, message: '' }, { status });
    vi.stubGlobal('fetch', answerError('AUTH_REQUIRED', 401));
    expect(await errorTextKey()).toBe('session-ended');
    vi.stubGlobal('fetch', answerError('RATE_LIMITED', 429));
    expect(await errorTextKey()).toBe('wait-seconds:60');
    vi.stubGlobal('fetch', answerError('NOT_FOUND', 404));
    expect(await errorTextKey()).toBe('no-longer-available');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await errorTextKey()).toBe('check-your-connection');
  });
});
