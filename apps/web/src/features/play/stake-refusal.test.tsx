import type { PlayerLimit, PlayerProtection, AccountRestrictions, Restriction } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { SLOT } from '../../testing/page-calls.data.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';
import type { StakeRefusal } from './game-messages.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const UNTIL = '2026-11-28T01:00:00Z';
const ON_HOLD: Restriction = {
  code: 'STAFF_HOLD',
  since: '2026-11-21T01:00:00Z',
  blocks: ['WITHDRAW', 'PLAY'],
  action: 'CONTACT_SUPPORT',
};
const LIMIT: PlayerLimit = {
  kind: 'LOSS',
  period: 'DAY',
  amount: '500.00',
  used: '380.00',
  remaining: '120.00',
  resetsAt: UNTIL,
};

const changeRestrictions = (restrictions: Restriction[]): void =>
  changeAnswers<AccountRestrictions>(harness.site, 'getAccountRestrictions', (value) => ({ ...value, restrictions }));
const changeLimits = (limits: PlayerLimit[]): void =>
  changeAnswers<PlayerProtection>(harness.site, 'getPlayerProtection', (value) => ({ ...value, limits }));

/** Opens a game and returns how it reports that its server refused a stake. */
async function openGame(): Promise<(code: StakeRefusal) => void> {
  await harness.site.open({ address: SLOT, token: harness.tokens['member'] });
  const frame = (): HTMLIFrameElement | null => document.querySelector('main iframe');
  await harness.site.waitUntil(() => frame() !== null, 'The game');
  const game = frame()?.contentWindow;
  if (game === null || game === undefined) throw new Error('The frame has no window.');
  const ports: MessagePort[] = [];
  // jsdom does not transfer ports to a frame.
  game.postMessage = (_message: unknown, _origin: unknown, transferred?: unknown) => {
    if (Array.isArray(transferred)) ports.push(...transferred);
  };
  const data = { type: 'croupier:game-ready', version: 1 };
  window.dispatchEvent(new MessageEvent('message', { data, source: game }));
  await harness.site.waitUntil(() => ports.length > 0, 'The channel of the game');
  return (code) => ports.forEach((port) => port.postMessage({ type: 'refused', code }));
}

const waitForText = (text: string): Promise<void> => harness.site.waitUntil(() => showsText(text), text);
const hasAction = (): boolean =>
  ['Your limits', 'See the bonus', 'Send documents'].some((name) => findControl(name) !== undefined);

describe('a stake that a game refused', () => {
  it('leads to the bonus that allows no more', async () => {
    const refuse = await openGame();
    const requests = recordRequests(harness.site, 'getAccountRestrictions');
    refuse('STAKE_ABOVE_LIMIT');
    await waitForText('No bet was placed, and the bonus goes on.');
    expect(requests).toEqual([]);
    await press('See the bonus');
    await harness.site.waitUntil(() => location.pathname === '/member/bonusDetails', 'The bonuses');
    expect(location.pathname).toBe('/member/bonusDetails');
  });

  it.each([
    [
      'says that a break goes on, and until when',
      { ...ON_HOLD, code: 'TIME_OUT', until: UNTIL, action: 'NONE' },
      /^You are taking a break\. .* Until Sat, Nov 28, 9:00 AM\.$/,
    ],
    [
      'says which limit is used up, and until when',
      {
        ...ON_HOLD,
        code: 'LIMIT_REACHED',
        action: 'SHOW_LIMITS',
        limit: { ...LIMIT, limit: LIMIT.amount, remaining: '0.00' },
      },
      /^Your limit of losses is ₱500\.00 a day\. Nothing is left until Sat, Nov 28, 9:00 AM\.$/,
    ],
  ] satisfies [string, Restriction, RegExp][])('%s, and leads to the limits', async (_title, restriction, text) => {
    const refuse = await openGame();
    const onlyWithdrawals: Restriction = { ...ON_HOLD, code: 'IDENTITY_REQUIRED', blocks: ['WITHDRAW'] };
    changeRestrictions([onlyWithdrawals, restriction]);
    changeLimits([LIMIT]);
    refuse('REFUSED');
    await harness.site.waitUntil(() => findControl('Your limits') !== undefined, 'The refusal');
    expect(textsOfPage().some((part) => text.test(part))).toBe(true);
    await press('Your limits');
    await harness.site.waitUntil(() => location.pathname === '/member/limits', 'The limits');
    expect(location.pathname).toBe('/member/limits');
  });

  it('says that staff hold the account, without an end, and offers customer service', async () => {
    const refuse = await openGame();
    const buttons = (): number =>
      [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Customer service').length;
    const before = buttons();
    changeRestrictions([ON_HOLD]);
    refuse('REFUSED');
    await waitForText('Customer service holds your account.');
    expect(findControl('Your limits')).toBeUndefined();
    expect(buttons()).toBe(before + 1);
  });

  it('asks for documents where identity blocks games', async () => {
    const refuse = await openGame();
    changeRestrictions([{ ...ON_HOLD, code: 'IDENTITY_REQUIRED', action: 'SEND_DOCUMENTS' }]);
    refuse('REFUSED');
    await harness.site.waitUntil(() => findControl('Send documents') !== undefined, 'The action');
    await press('Send documents');
    await harness.site.waitUntil(() => location.pathname === '/member/securityCenter', 'The documents');
    expect(location.search).toContain('verification');
  });

  it.each([
    ['losses', 'LOSS', 'Your limit of losses is ₱500.00 a day. Until Sat, Nov 28, 9:00 AM there is ₱120.00 left.'],
    ['stakes', 'WAGER', 'Your limit of stakes is ₱500.00 a day. Until Sat, Nov 28, 9:00 AM there is ₱120.00 left.'],
  ] as const)('says what is left of a limit of %s, when nothing blocks games', async (_name, kind, text) => {
    const refuse = await openGame();
    changeRestrictions([]);
    changeLimits([
      { ...LIMIT, kind: 'DEPOSIT' },
      { ...LIMIT, kind },
    ]);
    refuse('REFUSED');
    await waitForText(text);
    expect(findControl('Your limits')).toBeDefined();
  });

  it('reads again whether a reality check is due, and says nothing more when no limit explains it', async () => {
    const refuse = await openGame();
    changeRestrictions([]);
    changeLimits([{ ...LIMIT, kind: 'SESSION' }]);
    const requests = recordRequests(harness.site, 'getGamingSession');
    refuse('REFUSED');
    await harness.site.waitUntil(() => requests.length > 0, 'The gaming session');
    await harness.site.untilIdle();
    expect(hasAction()).toBe(false);
  });

  it('is not explained when the reasons cannot be read, because the game has said that there is no bet', async () => {
    const refuse = await openGame();
    let isAsked = false;
    answerWith(harness.site, 'getAccountRestrictions', async () => {
      isAsked = true;
      return Response.json({ success: false, errorCode: 'INTERNAL_ERROR', message: '', traceId: 't' }, { status: 500 });
    });
    changeLimits([LIMIT]);
    refuse('REFUSED');
    await harness.site.waitUntil(() => isAsked, 'The reasons');
    await harness.site.untilIdle();
    expect(hasAction()).toBe(false);
  });
});

/** Texts of the innermost parts of the page. */
const textsOfPage = (): string[] =>
  [...document.querySelectorAll('body *')]
    .filter(({ children }) => children.length === 0)
    .map(({ textContent }) => textContent);
