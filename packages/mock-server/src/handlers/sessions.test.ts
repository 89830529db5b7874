import {
  createApiClient,
  getMemberInfo,
  listSessions,
  login,
  revokeOtherSessions,
  revokeSession,
  type Client,
} from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { personas } from '../seed/personas.ts';
import { bodyOf, createCaller, refusalOf, type Caller } from '../testing/caller.ts';
import { HOUR, MINUTE } from '../testing/people.ts';

const PAGE = { pageNo: 1, pageSize: 20 };
const BROWSERS = {
  phone: 'Mozilla/5.0 (Linux; Android 15) Chrome/142',
  desktop: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Safari/605',
};

interface Browser {
  readonly client: Client;
  readonly token: string;
}

/** Logs in from another browser of the same world. */
async function openBrowser(
  { world }: Caller,
  name: keyof typeof BROWSERS,
  who: Parameters<typeof bodyOf>[0] = personas.newcomer,
): Promise<Browser> {
  const headers = { 'User-Agent': BROWSERS[name] };
  const fetch = (request: Request): Promise<Response> => world.dispatch(request, '203.0.113.24');
  const guest = createApiClient({ baseUrl: 'http://platform.example', fetch });
  const { token } = (await login({ client: guest, body: bodyOf(who), headers })).value;
  return { token, client: createApiClient({ baseUrl: 'http://platform.example', fetch, getToken: () => token }) };
}

const sessionsOf = async ({ client }: Browser) => (await listSessions({ client, query: PAGE })).value.content;
const idsOf = async (browser: Browser) => (await sessionsOf(browser)).map(({ sessionId }) => sessionId);
const codeOf = async ({ client }: Browser) => (await refusalOf(getMemberInfo({ client }))).code;

it('lists the open sessions with place, device and last call, the own one first, and never a token', async () => {
  const caller = createCaller();
  const phone = await openBrowser(caller, 'phone');
  caller.world.clock.advance(90 * MINUTE + 20_000);
  const desktop = await openBrowser(caller, 'desktop');
  caller.world.clock.advance(5 * MINUTE);
  await getMemberInfo({ client: phone.client });

  const sessions = await sessionsOf(desktop);
  expect(sessions).toMatchObject([
    {
      openedAt: '2026-11-21T07:30:20.000Z',
      lastSeenAt: '2026-11-21T07:35:00.000Z',
      expiresAt: '2026-11-22T07:30:20.000Z',
      ip: '203.0.113.24',
      device: 'Browser on macOS',
      current: true,
    },
    { openedAt: '2026-11-21T06:00:00.000Z', device: 'Browser on Android', current: false },
  ]);
  expect((await sessionsOf(phone)).map(({ current }) => current)).toEqual([true, false]);
  for (const { sessionId } of sessions) {
    expect(`${phone.token} ${desktop.token}`).not.toContain(sessionId.replace(/^ses_/, ''));
  }
});

it('ends a session of another browser at once, and the own one like a logout', async () => {
  const caller = createCaller();
  const [phone, desktop] = [await openBrowser(caller, 'phone'), await openBrowser(caller, 'desktop')];
  const [own = '', other = ''] = await idsOf(desktop);
  await revokeSession({ client: desktop.client, path: { sessionId: other } });
  expect(await codeOf(phone)).toBe('AUTH_REQUIRED');
  expect(await idsOf(desktop)).toEqual([own]);
  expect((await refusalOf(revokeSession({ client: desktop.client, path: { sessionId: other } }))).code).toBe(
    'NOT_FOUND',
  );
  await revokeSession({ client: desktop.client, path: { sessionId: own } });
  expect(await codeOf(desktop)).toBe('AUTH_REQUIRED');
});

it('does not end a session of another account', async () => {
  const caller = createCaller();
  const [member, agent] = [await openBrowser(caller, 'phone'), await openBrowser(caller, 'desktop', personas.agent)];
  const [foreign = ''] = await idsOf(agent);
  expect((await refusalOf(revokeSession({ client: member.client, path: { sessionId: foreign } }))).code).toBe(
    'NOT_FOUND',
  );
  expect(await idsOf(agent)).toEqual([foreign]);
});

it('ends all sessions but the own one, and says how many', async () => {
  const caller = createCaller();
  const phones = [await openBrowser(caller, 'phone'), await openBrowser(caller, 'phone')];
  const desktop = await openBrowser(caller, 'desktop');
  expect((await revokeOtherSessions({ client: desktop.client })).value.revoked).toBe(2);
  for (const phone of phones) expect(await codeOf(phone)).toBe('AUTH_REQUIRED');
  expect(await sessionsOf(desktop)).toHaveLength(1);
  expect((await revokeOtherSessions({ client: desktop.client })).value.revoked).toBe(0);
});

it('EX-S-02: a session is over 24 hours after its login, or when another one ends it', async () => {
  const caller = createCaller();
  const opened = [];
  for (const hours of [0, 20, 1, 1]) {
    caller.world.clock.advance(hours * HOUR);
    opened.push(await openBrowser(caller, 'phone'));
  }
  const [first, second, third, fourth] = opened;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) throw new Error();
  const [, , revoked = ''] = await idsOf(fourth);
  const [own = ''] = await idsOf(second);
  expect(revoked).toBe(own);
  await revokeSession({ client: fourth.client, path: { sessionId: revoked } });
  caller.world.clock.advance(2 * HOUR);
  expect(await sessionsOf(fourth)).toHaveLength(2);
  expect(await codeOf(first)).toBe('AUTH_REQUIRED');
  expect(await codeOf(second)).toBe('AUTH_REQUIRED');
  expect(await sessionsOf(third)).toHaveLength(2);
});

it('EX-S-01: the last login of a session is the one before its own, and failed attempts are none', async () => {
  const caller = createCaller();
  const lastLoginOf = async ({ client }: Browser) => (await getMemberInfo({ client })).value.lastLogin?.loggedInAt;
  const browsers: Browser[] = [];
  for (const right of [true, false, true, true]) {
    caller.world.clock.advance(HOUR);
    if (right) browsers.push(await openBrowser(caller, 'phone'));
    else await refusalOf(login({ client: caller.client, body: { ...bodyOf(personas.newcomer), password: 'wrong' } }));
  }
  const times = await Promise.all(browsers.map(lastLoginOf));
  expect(times.slice(1)).toEqual(['2026-11-21T07:00:00.000Z', '2026-11-21T09:00:00.000Z']);
});
