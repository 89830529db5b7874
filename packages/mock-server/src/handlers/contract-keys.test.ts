import { createApiClient, createWithdrawOrder, forfeitBonus, launchGame } from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';
import { operations, type OperationId } from '@croupier/sdk/operations';
import type { ErrorCode } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { prepareLift } from '../testing/breaks.ts';
import { createCaller } from '../testing/caller.ts';
import { OFFERS } from '../testing/contract-ids.data.ts';
import { offerAll } from '../testing/contracts.ts';
import { calls, modelled } from '../testing/contract-requests.ts';
import { planFault, SLOT } from '../testing/games.ts';
import { takePassport } from '../testing/identity.ts';
import { createPlayer, keyOf, sendSigned, type Player } from '../testing/money.ts';
import { MINUTE } from '../testing/people.ts';
import { makeBirthday, takePicture } from '../testing/promotions.ts';
import { earnRebate } from '../testing/rebates.ts';
import { prepareSecurity } from '../testing/security.ts';
import { openSelection } from '../testing/sports.ts';
import { askFor, takeProofs } from '../testing/withdrawals.ts';

const operationsWith = (code: ErrorCode): OperationId[] =>
  modelled.filter((id) => operations[id].errors.includes(code));
const transfer = (amount: string) => ({ fromWallet: 'MAIN', toWallet: 'JDB', amount, currency: 'PHP' });
const deposit = (amount: string) => ({ methodId: 'pm_ewallet_01', amount, currency: 'PHP' });
const toAccount = (amount: string, paymentPassword: string) => ({ amount, currency: 'PHP', paymentPassword });
const ticket = (stake: string) => ({
  gameCode: 'MNL3D',
  numero: '20261121-029',
  amount: stake,
  currency: 'PHP',
  lines: [{ numbers: ['2', '5'], betWay: 'LAST2', stake }],
});

const redemption = (quantity: number) => ({
  rewardId: 'pg_tumbler',
  quantity,
  password: personas.member.password,
  delivery: { recipient: 'Maricel Santos', mobileNum: '9171234567', countryCode: 'PH', address: '14 Mabini Street' },
});

/** The world is at its first moment, so the first match to come takes bets. */
const sportsBet = (stake: string) => ({
  vassalage: 'BTI',
  kind: 'SINGLES',
  amount: stake,
  currency: 'PHP',
  selections: [{ ...openSelection(createCaller().world), stake }],
});

/** A key that is removed in transit, because the client refuses to send a call without a key. */
const REMOVED_KEY = 'idk_0000000000000000';

/** A withdrawal in the state that a call needs, with the bodies of the call. */
async function prepareWithdrawal(player: Player, id: OperationId) {
  const isOfPayment = id === 'confirmWithdrawReceipt' || id === 'disputeWithdrawPayout';
  if (!isOfPayment && id !== 'cancelWithdrawOrder') return undefined;
  const { client, world } = player;
  const { value } = await createWithdrawOrder({ client, headers: keyOf('prepared'), body: askFor('500.00') });
  if (isOfPayment) world.clock.advance(2 * MINUTE);
  const received = { amountReceived: '490.00', currency: 'PHP', proofImages: await takeProofs(player) };
  const receipts = [
    { ...received, remainingAmount: '0.00' },
    { ...received, remainingAmount: '1.00' },
  ];
  const disputes = ['0.00', '1.00'].map((amountReceived) => ({ amountReceived, currency: 'PHP' }));
  // A call without a body differs by its order.
  const other = isOfPayment ? value.orderId : 'wd_20261121_0003';
  const paths = [{ orderId: value.orderId }, { orderId: other }];
  return { paths, bodies: id === 'confirmWithdrawReceipt' ? receipts : disputes };
}

/** A higher limit of a player that can be confirmed. */
function prepareLimit({ world }: Player, id: OperationId) {
  if (id !== 'confirmPlayerLimit') return undefined;
  const [readyAt, lapsesAt] = [0, MINUTE].map((wait) => new Date(world.clock.now().getTime() + wait).toISOString());
  const limit = { memberId: ids.member, kind: 'DEPOSIT', period: 'DAY', amount: '500.00' } as const;
  const pending = { amount: '1000.00', readyAt: readyAt ?? '', lapsesAt: lapsesAt ?? '' };
  world.store.transact(() => world.store.playerLimits.insert({ ...limit, id: `${ids.member} DEPOSIT DAY`, pending }));
  // A call without a body differs by its limit.
  return { paths: ['DAY', 'WEEK'].map((period) => ({ kind: 'DEPOSIT', period })), bodies: [] };
}

/** The bodies of the call that sends documents. */
async function prepareIdentity(player: Player, id: OperationId) {
  if (id !== 'submitIdentity') return undefined;
  const passport = await takePassport(player);
  return { paths: [], bodies: [passport, { ...passport, documentNumber: 'P1201' }] };
}

/** What maricel can claim or apply for, with the bodies of the call. */
async function preparePromotion(player: Player, id: OperationId) {
  if (id === 'claimPromotion') {
    // Without a bonus in play, the deposit of this Saturday brings one.
    await forfeitBonus({ client: player.client, headers: keyOf('prepared'), body: { bonusId: 'bon_4410' } });
    return { paths: [], bodies: [{ promotionId: 'promo_weekend_reload' }, { promotionId: 'promo_welcome100' }] };
  }
  if (id !== 'applyPromotion') return undefined;
  makeBirthday(player, '1994-11-21', ids.member);
  const application = { promotionId: 'promo_birthday', images: [await takePicture(player)] };
  return { paths: [], bodies: [application, { ...application, remark: 'Kaarawan ko ngayon.' }] };
}

/** Open offers of contracts, and the calls' bodies. */
function prepareContracts({ world }: Player, id: OperationId) {
  if (operations[id].moduleFlag !== 'AGENTPOLICY3') return undefined;
  offerAll(world);
  if (id === 'cancelContractOffer') {
    // A call without a body differs by its offer.
    return { paths: [OFFERS.DIVIDEND, OFFERS.DAILY_SALARY].map((contractId) => ({ contractId })), bodies: [] };
  }
  const decide = (contractId: string) => ['ACCEPT', 'REJECT'].map((action) => ({ contractId, action }));
  const offer = (rate: string) => ({
    type: 'DAILY_SALARY',
    offeree: 'jomarcruz',
    period: 'DAILY',
    currency: 'PHP',
    tiers: [{ threshold: '0.00', rate }],
  });
  const bodies: Partial<Record<OperationId, readonly object[]>> = {
    createContractOffer: ['0.0004', '0.0005'].map(offer),
    processRealtimeSalaryContract: decide(OFFERS.REALTIME_SALARY),
    processHourSalaryContract: decide(OFFERS.HOUR_SALARY),
    processDailySalaryContract: decide(OFFERS.DAILY_SALARY),
    processDividendRequest: decide(OFFERS.DIVIDEND),
  };
  return { paths: [], bodies: bodies[id] ?? [] };
}

/** A caller of the call with a function that sends each keyed call, with one of two bodies under the same key. */
async function createSender(called: OperationId) {
  const isAgents = !operations[called].roles.includes('member');
  const player = await createPlayer(isAgents ? personas.agent : personas.member);
  const prepared =
    (await prepareWithdrawal(player, called)) ??
    (await prepareIdentity(player, called)) ??
    (await preparePromotion(player, called)) ??
    prepareContracts(player, called) ??
    prepareLimit(player, called);
  const securityBodies = await prepareSecurity(player, called);
  const { world, token } = player;
  const { value: launch } = await launchGame({ client: player.client, query: SLOT });
  prepareLift(world, ids.member, called);
  if (called === 'claimManualRebate') earnRebate(world, ids.member);
  const bodies: Readonly<Record<string, readonly object[]>> = {
    transferWallet: [transfer('100.00'), transfer('200.00')],
    createDepositOrder: [deposit('1000.00'), deposit('2000.00')],
    placeLotteryTicket: [ticket('5.00'), ticket('10.00')],
    placeSportsBets: [sportsBet('10.00'), sportsBet('20.00')],
    transferToUpline: [toAccount('100.00', '482915'), toAccount('200.00', '482915')],
    transferToDownline: ['100.00', '200.00'].map((amount) => ({ account: 'tala', ...toAccount(amount, '300985') })),
    requestStatement: [1, 2].map((day) => ({
      startTime: `2026-11-0${day}T00:00:00Z`,
      endTime: '2026-11-20T00:00:00Z',
    })),
    exitGame: [{ launchId: launch.launchId }, { launchId: 'ln_9920' }],
    createWithdrawOrder: [askFor('500.00'), askFor('600.00')],
    createDownlineAccount: ['bagongtao1', 'bagongtao2'].map((username) => ({
      accountType: 'MEMBER',
      username,
      password: 'Kalabaw99x',
    })),
    startTimeOut: [{ days: 7 }, { days: 14 }],
    startSelfExclusion: [6, 12].map((months) => ({ months, understood: true })),
    answerLimitPrompt: [{ limits: [] }, { limits: [{ period: 'DAY', amount: '500.00', currency: 'PHP' }] }],
    claimManualRebate: [{}, { gameType: 'RNG' }],
    convertPoint: ['500', '600'].map((points) => ({ points, password: personas.member.password })),
    redeemPointReward: [1, 2].map((quantity) => redemption(quantity)),
    claimRafflePromotion: ['promo_fiesta_raffle', 'promo_fiesta_raffle_20261001'].map((promotionId) => ({
      promotionId,
    })),
    rotateRaffleSeed: ['one', 'two'].map((clientSeed) => ({ promotionId: 'promo_fiesta_raffle', clientSeed })),
    claimMissionReward: ['mis_three_days', 'mis_daily_turnover'].map((missionId) => ({ missionId })),
    claimVipBonus: ['vb_2_2026_11', 'vb_2_up'].map((bonusId) => ({ bonusId })),
    claimReward: [{ rewardIds: ['rw_5521'] }, { rewardIds: ['rw_5530'] }],
    claimAllRewards: [{}, { source: 'MISSION' }],
    claimReferralReward: [{ rewardId: 'rw_5530' }, { rewardId: 'rw_1' }],
    forfeitBonus: [{ bonusId: 'bon_4410' }, { bonusId: 'bon_1' }],
    // These calls have no body.
    recallAllWallets: [],
    cancelWithdrawOrder: [],
    requestExclusionLift: [],
    confirmExclusionLift: [],
  };
  const fetch = (request: Request) => {
    if (request.headers.get('Idempotency-Key') === REMOVED_KEY) request.headers.delete('Idempotency-Key');
    return world.dispatch(request);
  };
  // Without retries: the client would repeat a call that is still running.
  const client = createApiClient({ baseUrl: 'http://platform.example', tries: 1, fetch, getToken: () => token });
  /** Refusal code of the call; `done` without one. */
  const send = (id: OperationId, which: 0 | 1 = 0, key = keyOf(id)): Promise<string> =>
    calls[id]({
      client,
      path: prepared?.paths[which] ?? {},
      body: (bodies[id] ?? prepared?.bodies ?? securityBodies)?.[which],
      headers: key,
    }).then(
      () => 'done',
      (error: unknown) => (error instanceof ApiError ? (error.code ?? error.kind) : 'no answer by the contract'),
    );
  return { ...player, send };
}

describe.each(operationsWith('REQUEST_IN_PROGRESS'))('%s', (id) => {
  it('is refused without a key', async () => {
    const { send } = await createSender(id);
    expect(await send(id, 0, { 'Idempotency-Key': REMOVED_KEY })).toBe('IDEMPOTENCY_KEY_MISSING');
  });

  it('is refused while the first call is running, and repeats its answer afterwards', async () => {
    const { send, world } = await createSender(id);
    planFault(world, id, 'slow', { milliseconds: 600 });
    const both = await Promise.all([send(id), send(id)]);
    expect(both.toSorted()).toEqual(['REQUEST_IN_PROGRESS', 'done']);
    expect(await send(id)).toBe('done');
  });
});

describe.each(operationsWith('DUPLICATE_REQUEST').filter((id) => operations[id].idempotent))('%s', (id) => {
  it('is refused when its key was used with another body', async () => {
    const { send } = await createSender(id);
    expect([await send(id), await send(id, 1), await send(id)]).toEqual(['done', 'DUPLICATE_REQUEST', 'done']);
  });
});

describe('vendorRollback', () => {
  it('is refused without effect when its id was used for another request', async () => {
    const { world } = await createPlayer();
    const rollback = (originalTransactionId: string) =>
      sendSigned(world, 'vendorRollback', { transactionId: 'vt_9', originalTransactionId });
    const answers = [await rollback('vt_1'), await rollback('vt_2'), await rollback('vt_1')];
    expect(answers.map(({ errorCode = 'done' }) => errorCode)).toEqual(['done', 'DUPLICATE_REQUEST', 'done']);
    expect(world.store.vendorTransactions.get('TALA vt_2')).toBeUndefined();
  });
});

it('omits refusals that cannot occur from the contract', () => {
  expect(operations.vendorCredit.errors).not.toContain('INSUFFICIENT_BALANCE');
  expect(operations.vendorRollback.errors).not.toContain('LAUNCH_TOKEN_INVALID');
  expect(operations.recallAllWallets.errors).not.toContain('DUPLICATE_REQUEST');
});
