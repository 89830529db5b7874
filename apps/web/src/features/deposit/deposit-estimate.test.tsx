import type { ListDepositMethodsResponse } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { changeAnswers } from '../../testing/changed-answers.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { fill, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

/** Lines of the estimate: label and amount as one string. */
const lines = (): string[] => [...document.querySelectorAll('main dl > div')].map(({ textContent }) => textContent);

async function estimate(amount: string, rates: { feeRate?: string; bonusRate?: string }): Promise<string[]> {
  const { site, tokens } = harness;
  changeAnswers<ListDepositMethodsResponse['value']>(site, 'listDepositMethods', (value) => ({
    ...value,
    list: value.list.map(({ feeRate: _fee, bonusRate: _bonus, ...method }) => ({ ...method, ...rates })),
  }));
  await site.open({ address: '/member/depositv2', token: tokens['member'] });
  await site.waitUntil(() => findControl('Amount') !== undefined, 'The form');
  await fill('Amount', amount);
  await site.waitUntil(() => findControl(`Deposit ₱${amount}`) !== undefined, 'The amount');
  return lines();
}

describe('the estimate of a deposit', () => {
  it('adds the payment in full when the provider takes a fee, which the operator bears', async () => {
    expect(await estimate('333.33', { feeRate: '0.0150' })).toEqual([
      'You pay₱333.33',
      'FeeFree',
      'Added to your balance₱333.33',
    ]);
  });

  it('adds the bonus, rounded down', async () => {
    expect(await estimate('333.33', { feeRate: '0.0150', bonusRate: '0.0100' })).toEqual([
      'You pay₱333.33',
      'FeeFree',
      'Bonus credit₱3.33',
      'Added to your balance₱336.66',
    ]);
  });

  it('is the amount itself when there is neither fee nor bonus', async () => {
    expect(await estimate('333.33', {})).toEqual(['You pay₱333.33', 'FeeFree', 'Added to your balance₱333.33']);
  });
});
