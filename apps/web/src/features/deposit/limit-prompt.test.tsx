import { personas } from '@croupier/mock-server/node';
import { createApiClient, login } from '@croupier/sdk/client';
import { beforeEach, describe, expect, it } from 'vitest';

import { planFault } from '../../testing/fault-kinds.data.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const QUESTION = 'Do you want a deposit limit?';
const LOST = { name: 'a lost response', fault: { kind: 'lostAfterCommit' } } as const;

/** Opens the deposits of a member who has never paid in. */
async function open(): Promise<void> {
  const { site } = harness;
  const client = createApiClient({ baseUrl: 'https://platform.example', fetch: site.world.dispatch });
  const { account: username, password } = personas.newcomer;
  const { token } = (await login({ client, body: { username, password, type: 'username' } })).value;
  await site.open({ address: '/member/depositv2', token });
  await site.waitUntil(() => showsText(QUESTION), 'The question');
}

const limits = () => {
  const { store } = harness.site.world;
  const { id } = store.members.findBy('account', personas.newcomer.account)[0] ?? {};
  return store.playerLimits.all().filter(({ memberId }) => memberId === id);
};
const waitUntilAnswered = (): Promise<void> => harness.site.waitUntil(() => !showsText(QUESTION), 'The answer');

describe('the question before the first deposit', () => {
  it('P-10: fills nothing in, and sets what is typed', async () => {
    await open();
    expect(findControl('At most a day')).toHaveProperty('value', '');
    await press('Set deposit limits');
    expect(findControl('At most a day')?.getAttribute('aria-invalid')).toBe('true');
    await fill('At most a day', '500');
    await fill('At most a month', '2000');
    await press('Set deposit limits');
    await waitUntilAnswered();
    expect(limits().map(({ period, amount }) => [period, amount])).toEqual([
      ['DAY', '500.00'],
      ['MONTH', '2000.00'],
    ]);
  });

  it('P-10: takes no limit for an answer, and does not ask again', async () => {
    await open();
    await press('No limit');
    await waitUntilAnswered();
    expect(limits()).toEqual([]);
    await harness.site.reopen();
    await harness.site.waitUntil(() => findControl('Amount') !== undefined, 'The form');
    expect(showsText(QUESTION)).toBe(false);
  });

  it('says that it checks while its answer is lost, and takes effect once', async () => {
    await open();
    const stopFault = planFault(harness.site.world, 'answerLimitPrompt', LOST);
    await fill('At most a day', '500');
    await press('Set deposit limits');
    await harness.site.waitUntil(() => showsText('We are checking'), 'The check');
    stopFault();
    await waitUntilAnswered();
    expect(limits()).toHaveLength(1);
  });
});
