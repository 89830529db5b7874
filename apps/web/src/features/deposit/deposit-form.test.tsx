// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { createFaultHarness, type FaultHarness } from '../../testing/fault-harness.ts';
import { fill, press, query } from '../../testing/user-actions.ts';

vi.setConfig({ testTimeout: 60_000 });

let rig: FaultHarness;
beforeAll(async () => void (rig = await createFaultHarness()), 60_000);
beforeEach(() => rig.renew());

const text = (): string => document.body.textContent ?? '';

async function open(as = 'member'): Promise<void> {
  await rig.stage.open({ address: '/member/depositv2', token: rig.tokens[as] });
  await rig.stage.until(() => query('Amount') !== undefined, 'The form');
}

it('fills in the name on the accounts of the member as the payer, which can be emptied', async () => {
  await open();
  press(/^B?Bank transfer/);
  await rig.stage.until(() => query('Name of the payer') !== undefined, 'The payer');
  await rig.stage.until(() => /Santos/.test(payer()), 'The name');
  fill('Name of the payer', '');
  await rig.stage.untilIdle();
  expect(payer()).toBe('');
});

it('does not judge the name of the payer before a deposit with it was tried', async () => {
  await open();
  press('Deposit');
  await rig.stage.until(() => text().includes('Enter an amount'), 'The judgement');
  press(/^B?Bank transfer/);
  await rig.stage.until(() => query('Name of the payer') !== undefined, 'The payer');
  fill('Name of the payer', '');
  await rig.stage.untilIdle();
  expect(text()).not.toContain('Enter the name of who pays');
  fill('Amount', '500');
  press('Deposit ₱500.00');
  await rig.stage.until(() => text().includes('Enter the name of who pays'), 'The judgement');
});

it('marks the quick amount that is typed, and says how the amount is read', async () => {
  await open();
  fill('Amount', '1000');
  await rig.stage.untilIdle();
  expect(query('₱1,000')?.getAttribute('aria-pressed')).toBe('true');
  expect(text()).toContain('Read as ₱1,000.00');
  expect(query('Amount')).toHaveProperty('value', '1,000');
});

const payer = (): string => {
  const field = query('Name of the payer');
  return field instanceof HTMLInputElement ? field.value : '';
};
