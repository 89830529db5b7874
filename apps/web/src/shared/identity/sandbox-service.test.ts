import { applyScenario, createWorld, type World } from '@croupier/mock-server/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { IdentityError } from '../errors/identity-error.ts';
import { createSandboxService } from './sandbox-service.ts';

const ORIGIN = 'https://platform.example';
const service = createSandboxService({ origin: ORIGIN, preferences: () => ({ lang: 'fil-PH', theme: 'light' }) });

/** What is known of a rejected sign-in. */
async function failureOf(work: Promise<unknown>): Promise<Pick<IdentityError, 'reason' | 'retryAfter'>> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof IdentityError)) throw new Error(`Not refused: ${String(error)}`);
  return { reason: error.reason, retryAfter: error.retryAfter };
}

describe('a sign-in by a window', () => {
  let opened: { closed: boolean; url: string; close: () => void; location: { replace: (url: string) => void } };
  let abort: AbortController;

  beforeEach(() => {
    abort = new AbortController();
    opened = {
      closed: false,
      url: '',
      close: vi.fn<() => void>(() => (opened.closed = true)),
      location: { replace: (url) => void (opened.url = url) },
    };
    // A window as far as the sign-in uses it.
    vi.spyOn(window, 'open').mockImplementation(() => opened as unknown as Window);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const signIn = (): Promise<string> => service.signInWithProvider('GOOGLE', abort.signal);
  const stateOf = (): string => new URL(opened.url).searchParams.get('state') ?? '';
  const answer = (
    data: unknown,
    { source = opened, origin = ORIGIN }: { source?: object; origin?: string } = {},
  ): void => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  const right = (): object => ({ type: 'sandbox-identity', state: stateOf(), idToken: 'sandbox:google:tala' });

  it('opens an empty window at once, sends it on, and closes it when it has answered [LOGIN-29]', async () => {
    const token = signIn();
    expect(window.open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank', 'popup,width=480,height=720');
    const { origin, pathname, searchParams } = new URL(opened.url);
    expect([origin, pathname]).toEqual([ORIGIN, '/mock-pages/identity/google']);
    expect(Object.fromEntries(searchParams)).toMatchObject({ origin: location.origin, lang: 'fil-PH', theme: 'light' });
    expect(stateOf()).toMatch(/^[\da-f]{32}$/);
    answer(right());
    expect(await token).toBe('sandbox:google:tala');
    expect(opened.close).toHaveBeenCalledOnce();
  });

  it('ignores messages of other windows, origins, states and shapes', async () => {
    const ended = vi.fn<() => void>();
    void signIn().then(ended, ended);
    answer(right(), { source: window });
    answer(right(), { origin: 'https://elsewhere.example' });
    answer({ ...right(), state: 'f'.repeat(32) });
    answer({ ...right(), type: 'other' });
    for (const data of ['text', null, 7, []]) answer(data);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ended).not.toHaveBeenCalled();
    answer(right());
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledExactlyOnceWith('sandbox:google:tala');
  });

  it('accepts an answer that arrives just after the window has closed', async () => {
    const token = signIn();
    opened.closed = true;
    await vi.advanceTimersByTimeAsync(400);
    answer(right());
    expect(await token).toBe('sandbox:google:tala');
  });

  it.each<[string, string, () => void]>([
    ['POPUP_CLOSED', 'the visitor closes the window', () => (opened.closed = true)],
    ['POPUP_CLOSED', 'the login popup closes', () => abort.abort()],
    ['REFUSED', 'the visitor refuses', () => answer({ type: 'sandbox-identity', state: stateOf(), error: 'REFUSED' })],
  ])('fails with %s when %s [ERR-15]', async (reason, _when, act) => {
    const failure = failureOf(signIn());
    act();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await failure).toMatchObject({ reason });
    expect(opened.closed).toBe(true);
  });

  it('fails with POPUP_BLOCKED when the browser opens no window [ERR-21]', async () => {
    vi.mocked(window.open).mockReturnValue(null);
    expect(await failureOf(signIn())).toMatchObject({ reason: 'POPUP_BLOCKED' });
  });
});

describe('a sign-in by phone', () => {
  let world: World;

  beforeEach(() => {
    world = createWorld();
    applyScenario(world, 'phone-service');
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => world.dispatch(new Request(url, init)));
  });

  it('proves a number by the code that was sent to it, also after a reload [LOGIN-29] [SMS-03]', async () => {
    const { id } = await service.startPhoneSignIn('+639171234567');
    const code = world.store.outbox.all().at(-1)?.code ?? '';
    const proof = await service.resumePhoneSignIn(id).confirm(code);
    expect(proof).toEqual({ channel: 'sandbox', idToken: expect.stringMatching(/^sandbox:phone:639171234567:\d+$/) });
  });

  it.each([
    ['INVALID_NUMBER', '+63917'],
    ['MISSING_NUMBER', ''],
    ['CAPTCHA_FAILED', '+639000000001'],
    ['QUOTA_EXCEEDED', '+639000000002'],
    ['NOT_ENABLED', '+639000000003'],
    ['UNKNOWN', '+639000000004'],
  ])(
    'fails with %s for the number "%s" [ERR-06] [ERR-07] [ERR-09] [ERR-11] [ERR-12] [ERR-13]',
    async (reason, number) => {
      expect(await failureOf(service.startPhoneSignIn(number))).toEqual({ reason, retryAfter: undefined });
    },
  );

  it('names the wait after too many requests [ERR-08]', async () => {
    await service.startPhoneSignIn('+639171234567');
    const { reason, retryAfter = 0 } = await failureOf(service.startPhoneSignIn('+639171234567'));
    expect([reason, Math.ceil(retryAfter / 60)]).toEqual(['TOO_MANY_REQUESTS', 1]);
  });

  it('refuses a wrong code and an old one for different reasons [ERR-10] [ERR-14]', async () => {
    const signIn = await service.startPhoneSignIn('+639171234567');
    const code = world.store.outbox.all().at(-1)?.code ?? '';
    expect((await failureOf(signIn.confirm(`${code}0`))).reason).toBe('INVALID_CODE');
    world.clock.advance(60_000);
    expect((await failureOf(signIn.confirm(code))).reason).toBe('CODE_EXPIRED');
  });

  it.each<[string, string, () => Promise<Response>]>([
    ['NETWORK', 'there is no connection', () => Promise.reject(new TypeError('offline'))],
    ['UNKNOWN', 'the answer is a page', async () => new Response('<html>', { status: 502 })],
    ['UNKNOWN', 'the answer has another shape', async () => Response.json({})],
    ['UNKNOWN', 'the error has no text', async () => Response.json({ error: 'toString' }, { status: 400 })],
  ])('fails with %s when %s', async (reason, _when, fetch) => {
    vi.stubGlobal('fetch', fetch);
    expect((await failureOf(service.startPhoneSignIn('+639171234567'))).reason).toBe(reason);
  });
});
