import type { SiteConfiguration, TransferTargets } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { changeAnswers } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { checkNow, fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const PASSWORD = '482915';
const OFF = { name: 'switched off', fault: { kind: 'error', code: 'FEATURE_DISABLED' } } as const;
const LOST = { name: 'a lost response', fault: { kind: 'lostAfterCommit' } } as const;

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const waitForControl = (name: string): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, name);

const open = (): Promise<void> =>
  harness.site.open({ address: '/member/transferUpline', token: harness.tokens['member'] });

/** Asks for a transfer of 500 pesos up to the payment password. */
async function ask(): Promise<void> {
  await open();
  await waitForControl('Amount');
  await fill('Amount', '500');
  await press('Check and confirm');
  await waitForControl('Payment password');
}

const sent = () => harness.site.world.store.accountTransfers.findBy('senderId', 'm_1001').length;
describe('a transfer to the upline', () => {
  it('can be put off when a reload interrupted it, and is made once', async () => {
    await ask();
    const before = sent();
    const stopFault = planFault(harness.site.world, 'transferToUpline', LOST);
    await fill('Payment password', PASSWORD);
    await press('Send ₱500.00');
    await waitForText('We are checking your transfer');
    stopFault();
    await harness.site.reopen();
    await waitForText('This transfer was interrupted');
    await press('Close');
    await waitForControl('Check now');
    expect(findControl('Check and confirm')).toHaveProperty('disabled', true);
    await checkNow();
    await waitForControl('Payment password');
    await fill('Payment password', PASSWORD);
    await press('Send ₱500.00');
    await waitForText('₱500.00 was sent to Amihan');
    expect(sent()).toBe(before + 1);
  });

  it('has no form where the site has none, also when that changed since the page was opened', async () => {
    await ask();
    planFault(harness.site.world, 'transferToUpline', OFF);
    await fill('Payment password', PASSWORD);
    await press('Send ₱500.00');
    await waitForText('Transfers to your upline are switched off');
    expect(findControl('Amount')).toBeUndefined();
    changeAnswers<SiteConfiguration>(harness.site, 'getSiteConfiguration', (site) => ({
      ...site,
      features: { ...site.features, transferToUpline: false },
    }));
    await open();
    await waitForText('Transfers to your upline are switched off');
    expect(findControl('Withdraw instead')).toBeDefined();
  });

  it('leads to a withdrawal where nobody is above the member', async () => {
    changeAnswers<TransferTargets>(harness.site, 'getTransferTargets', (targets) => ({ ...targets, content: [] }));
    await open();
    await waitForText('There is nobody above you');
    expect(findControl('Amount')).toBeUndefined();
    await press('Withdraw instead');
    await harness.site.waitUntil(() => location.pathname === '/member/withdraw', 'The withdrawal');
  });

  it('is in the agent centre for an agent who has an upline [AGENT-19]', async () => {
    await harness.site.open({ address: '/agentHome', token: harness.tokens['subAgent'] });
    await waitForControl('Transfer up');
    await press('Transfer up');
    await waitForControl('Check and confirm');
    expect(location.pathname).toBe('/agentHome/transferUpline');
    await harness.site.open({ address: '/agentHome', token: harness.tokens['agent'] });
    await harness.site.untilIdle();
    expect(findControl('Transfer up')).toBeUndefined();
  });
});
