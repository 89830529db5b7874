// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { createFaultHarness, type FaultHarness } from '../../testing/fault-harness.ts';
import { press, query } from '../../testing/user-actions.ts';
import { SLOT } from '../../testing/page-calls.data.ts';

vi.setConfig({ testTimeout: 60_000 });

let rig: FaultHarness;
beforeAll(async () => void (rig = await createFaultHarness()), 60_000);
beforeEach(() => rig.renew());

const text = (): string => document.body.textContent ?? '';
const BALANCE = /12,480\.50/;

async function open(address: string): Promise<void> {
  await rig.stage.open({ address, token: rig.tokens['member'] });
  await rig.stage.until(() => BALANCE.test(text()), 'The balance');
}

it('hides the balance in the header and in the form of a deposit with one press [HEADER-06]', async () => {
  await open('/member/depositv2');
  await rig.stage.until(() => text().includes('Balance ₱12,480.50'), 'The form');
  press(/Hide amount/);
  await rig.stage.untilIdle();
  expect(text()).not.toMatch(BALANCE);
  expect(text()).toContain('Balance hidden');
  press(/Show amount/);
  await rig.stage.untilIdle();
  expect(text()).toContain('Balance ₱12,480.50');
});

it('keeps a hidden balance hidden over a game and in the deposit beside it [HEADER-06]', async () => {
  await open(SLOT);
  localStorage.setItem('balance-hidden', 'yes');
  dispatchEvent(new StorageEvent('storage', { key: 'balance-hidden' }));
  await rig.stage.untilIdle();
  expect(text()).not.toMatch(BALANCE);
  press('Deposit');
  await rig.stage.until(() => query('Amount') !== undefined, 'The quick deposit');
  expect(text()).not.toMatch(BALANCE);
  expect(text()).toContain('Balance hidden');
});
