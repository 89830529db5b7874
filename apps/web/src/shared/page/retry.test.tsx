import { expect, it } from 'vitest';

import { planFault } from '../../testing/fault-kinds.data.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { press, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();

const BROKEN = { name: 'broken', fault: { kind: 'status', status: 503 } } as const;
const SLOW = { name: 'slow', fault: { kind: 'slow', milliseconds: 60 } } as const;

it.each([
  { call: 'listDepositMethods', address: '/member/depositv2' },
  { call: 'listDepositOrders', address: '/member/depositv2' },
  { call: 'listBettingRecords', address: '/member/personalHistoryCopy' },
  { call: 'listFavoriteGames', address: '/favorite' },
  { call: 'listHotGames', address: '/' },
  { call: 'getMemberInfo', address: '/member/depositv2' },
])(
  'keeps the focus on the retry button during a retry of $call and moves it to the container after it',
  async (row) => {
    const { site, tokens, resetWorld } = harness;
    resetWorld();
    const stopFault = planFault(site.world, row.call, BROKEN);
    await site.open({ address: row.address, token: tokens['member'] });
    await site.waitUntil(() => findControl('Try again') !== undefined, 'The failure');
    stopFault();
    planFault(site.world, row.call, SLOW);
    const button = findControl('Try again');
    await press('Try again');
    await site.waitAtMost(() => button?.getAttribute('aria-busy') === 'true', 50);
    expect(document.activeElement).toBe(button);
    expect(button?.getAttribute('aria-busy')).toBe('true');
    await site.waitUntil(() => findControl('Try again') === undefined, 'The content');
    expect(document.activeElement?.matches('section, main')).toBe(true);
  },
  30_000,
);
