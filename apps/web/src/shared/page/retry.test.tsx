// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';

import { planFault } from '../../testing/fault-kinds.data.ts';
import { createFaultHarness, type FaultHarness } from '../../testing/fault-harness.ts';
import { press, query } from '../../testing/user-actions.ts';

let rig: FaultHarness;
beforeAll(async () => void (rig = await createFaultHarness()), 60_000);

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
  'keeps the focus where it was while $call is tried again, and near it once it has come',
  async (row) => {
    const { stage, tokens, renew } = rig;
    renew();
    const mend = planFault(stage.world, row.call, BROKEN);
    await stage.open({ address: row.address, token: tokens['member'] });
    await stage.until(() => query('Try again') !== undefined, 'The failure');
    mend();
    planFault(stage.world, row.call, SLOW);
    const button = query('Try again');
    button?.focus();
    press('Try again');
    await stage.waitFor(() => button?.getAttribute('aria-busy') === 'true', 50);
    expect(document.activeElement).toBe(button);
    expect(button?.getAttribute('aria-busy')).toBe('true');
    await stage.until(() => query('Try again') === undefined, 'The content');
    expect(document.activeElement?.matches('section, main')).toBe(true);
  },
  30_000,
);
