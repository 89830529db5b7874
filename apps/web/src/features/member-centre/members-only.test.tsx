// @vitest-environment jsdom
import { personas } from '@croupier/mock-server/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createFaultHarness, type FaultHarness } from '../../testing/fault-harness.ts';
import { fill, press, query } from '../../testing/user-actions.ts';
import { says } from '../../testing/page-parts.ts';

// A whole page is drawn; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

let rig: FaultHarness;
beforeAll(async () => void (rig = await createFaultHarness()), 60_000);
afterAll(() => rig.stage.leave());
beforeEach(() => rig.renew());

/** Pages for members, with a call that only a member may make. */
const PAGES = [
  ['/member/personalHistoryCopy', 'listBettingRecords'],
  ['/member/depositv2', 'listDepositOrders'],
] as const;
const LISTS = [
  ['/favorite', 'listFavoriteGames'],
  ['/recent', 'listRecentGames'],
] as const;

describe('a guest', () => {
  it.each([...PAGES, ...LISTS])(
    'is led from %s to the login over home, and it asks for nothing [ROLE-05] [ROLE-06] [ROUTE-28]',
    async (address, call) => {
      const { stage } = rig;
      await stage.open({ address });
      await stage.until(() => query('Remember me') !== undefined, 'The login');
      expect(location.pathname).toBe('/');
      expect([...stage.calledHere]).not.toContain(call);
    },
  );
});

describe('a guest who logs in', () => {
  it.each(['/member/personalHistoryCopy?status=WON', '/favorite?gameType=RNG', '/recent'])(
    'is brought back to %s [ROUTE-28]',
    async (address) => {
      const { stage } = rig;
      await stage.open({ address });
      await stage.until(() => query('Password') !== undefined, 'The login');
      fill('Username', personas.member.account);
      fill('Password', personas.member.password);
      press('Log in');
      await stage.until(() => query('Remember me') === undefined && location.pathname !== '/', 'The page');
      expect(location.pathname + location.search).toBe(address);
    },
  );
});

/** Opens a session of free play. */
async function playFree(): Promise<string> {
  const { stage } = rig;
  await stage.open({ address: '/nowhere', popup: 'login' });
  await stage.until(() => query('Try it with play money') !== undefined, 'The login');
  press('Try it with play money');
  await stage.until(() => sessionStorage.getItem('token') !== null, 'The session');
  return sessionStorage.getItem('token') ?? '';
}

describe('a trial account', () => {
  it.each(PAGES)('is refused at %s in words, and it asks for nothing [ROLE-09]', async (address, call) => {
    const { stage } = rig;
    await stage.open({ address, token: await playFree() });
    await stage.until(() => says('This needs an account of your own'), 'The refusal');
    expect([...stage.calledHere]).not.toContain(call);
    expect(query('Register')).toBeDefined();
  });
});

describe('a member', () => {
  it.each(PAGES)('is let in at %s', async (address, call) => {
    const { stage, tokens } = rig;
    await stage.open({ address, token: tokens['member'] });
    await stage.until(() => stage.calledHere.has(call), 'The page');
    expect(location.pathname).toBe(address);
  });
});
