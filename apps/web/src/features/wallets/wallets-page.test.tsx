import { createApiClient, transferWallet } from '@croupier/sdk/client';
import type { MerchantWallets, WalletTransfer } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { changeAnswers } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { checkNow, fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const LOST = { name: 'a lost response', fault: { kind: 'lostAfterCommit' } } as const;

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));

async function open(): Promise<void> {
  await harness.site.open({ address: '/member/transferFund', token: harness.tokens['member'] });
  await waitForText('is ready for any game');
}

/** Moves money into the wallet of a vendor, as another tab would. */
async function fillWallet(toWallet: string, amount: string): Promise<void> {
  const client = createApiClient({
    baseUrl: 'https://platform.example',
    fetch: harness.site.world.dispatch,
    getToken: () => harness.tokens['member'],
  });
  const body = { fromWallet: 'MAIN', toWallet, amount, currency: 'PHP' } as const;
  await transferWallet({ client, body, headers: { 'Idempotency-Key': `0123456789abc${toWallet}` } });
}

/** Closes a vendor for an hour, or until nobody knows when. */
function close(vendor: string, until: string | null): void {
  const { store } = harness.site.world;
  store.transact(() => store.vendorClosures.insert({ id: vendor, until }));
}

const movesOut = () =>
  harness.site.world.store.journal.movementsOf('m_1001').filter(({ kind }) => kind === 'TRANSFER_OUT').length;

describe('a collection', () => {
  it('says what came back, what did not, and from when on it can', async () => {
    await fillWallet('JDB', '860.00');
    await fillWallet('CQ9', '320.00');
    close('CQ9', new Date(harness.site.world.clock.now().getTime() + 3_600_000).toISOString());
    await open();
    await waitForText('Collect ₱860.00 into the main wallet');
    await waitForText(/Salamin is closed until .+; its ₱320\.00 can follow then/);
    await press('Collect all');
    await waitForText('₱860.00 collected, ₱320.00 not yet');
    await waitForText('Nothing can be collected now');
    expect(findControl('Collect all')).toBeUndefined();
  });

  it('says when everything is back', async () => {
    await fillWallet('JDB', '860.00');
    await open();
    await press('Collect all');
    await waitForText('₱860.00 is back in the main wallet.');
    expect(showsText('not yet')).toBe(false);
  });

  it('is checked by itself when its answer was lost', async () => {
    await fillWallet('JDB', '860.00');
    await open();
    const stopFault = planFault(harness.site.world, 'recallAllWallets', LOST);
    await press('Collect all');
    await waitForText('We are checking what was collected');
    expect(findControl(/^Move it/)).toHaveProperty('disabled', true);
    stopFault();
    await checkNow();
    await waitForText('₱860.00 is back in the main wallet.');
  });
});

/** Moves 500 pesos to the first vendor. */
async function move(): Promise<void> {
  await open();
  await waitForControl('Amount');
  await fill('Amount', '500');
  await waitForText('₱11,980.50');
  await press('Move ₱500.00');
}

/** Answers every move with another status, and asks about it likewise. */
function answerMoves(status: WalletTransfer['status']): void {
  for (const call of ['transferWallet', 'getWalletTransfer'] as const)
    changeAnswers<WalletTransfer>(harness.site, call, (transfer) => ({ ...transfer, status }));
}

describe('a move', () => {
  it('shows both wallets afterwards, and is made once', async () => {
    const before = movesOut();
    await move();
    await waitForText('₱500.00 is now in Mangga Street');
    expect(findControl('Amount')).toHaveProperty('value', '');
    expect(movesOut()).toBe(before + 1);
  });

  it('is under way while its vendor has not answered', async () => {
    answerMoves('PENDING');
    await move();
    await waitForText('₱500.00 is on its way to Mangga Street');
    expect(showsText('is now in Mangga Street')).toBe(false);
  });

  it('stays under way while the question for its outcome fails', async () => {
    answerMoves('PENDING');
    const stopFault = planFault(harness.site.world, 'getWalletTransfer', LOST);
    await move();
    await waitForText('₱500.00 is on its way to Mangga Street');
    await harness.site.waitUntil(() => harness.site.callsSinceOpen.has('getWalletTransfer'), 'The question');
    expect(showsText('₱500.00 is on its way to Mangga Street')).toBe(true);
    expect(stopFault()).toBeGreaterThan(0);
  });

  it('is not called done when its vendor refused it', async () => {
    answerMoves('FAILED');
    await move();
    await waitForText('₱500.00 was not moved to Mangga Street');
    expect(showsText('is now in Mangga Street')).toBe(false);
  });

  it('takes at most what is in the wallet that the money leaves', async () => {
    await fillWallet('JDB', '20.00');
    await open();
    await waitForControl('Amount');
    await press('Back from it');
    await fill('Amount', '20.01');
    await press('Move it');
    await waitForText('The greatest amount is ₱20.00');
    expect(findControl('Amount')?.getAttribute('aria-invalid')).toBe('true');
  });
});

it('offers no move where every vendor is closed, nor where the site has a single wallet', async () => {
  close('JDB', null);
  close('CQ9', null);
  await open();
  await waitForText('Every game wallet is closed for now');
  expect(findControl('Amount')).toBeUndefined();
  harness.resetWorld();
  changeAnswers<MerchantWallets>(harness.site, 'listMerchantWallets', ({ wallets: [main], ...answer }) => ({
    ...answer,
    isSingle: true,
    wallets: main === undefined ? [] : [main],
  }));
  await harness.site.open({ address: '/member/transferFund', token: harness.tokens['member'] });
  await waitForText('One wallet is on: nothing to move');
  expect(findControl('Amount')).toBeUndefined();
});
