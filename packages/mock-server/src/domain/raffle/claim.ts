import { drawingOfWheel, formatAmount, parseAmount } from '@croupier/sdk/rules';
import type { RaffleDrawResult } from '@croupier/sdk/types';

import type { RaffleDrawRow, RaffleRow } from '../../store/rows/raffle.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { activityStateOf, announcedPromotions } from '../content/index.ts';
import { emit, hashOfBytes, Refusal, SITE_CURRENCY, type CallContext, type DomainContext } from '../kernel/index.ts';
import { BONUS, mainBalance, mainWallet, move } from '../ledger/index.ts';
import { callingMember, profileOf } from '../member/index.ts';
import { refuseRestricted } from '../restrictions/index.ts';
import { chancesOf } from './chances.ts';
import { describePrize } from './describe-prize.ts';
import { entryOf, seedsInUse } from './entries.ts';
import { finishNow } from './finish-now.ts';
import { WHEEL_PRIZES, type WheelPrize } from './prizes.data.ts';
import { RAFFLE_PROMOTION, raffleNamed, raffleStateOf } from './raffles.ts';
import { describeRecord } from './records.ts';

/** Number of the first draw. */
const FIRST_NUMBER = 20_817;
const TITLE = { EN: 'Raffle', TY: 'Raffle' };

/**
 * Draws on the wheel and gives the prize at once. Refuses with ACCOUNT_RESTRICTED, PROMO_NOT_FOUND, PROMO_CLOSED,
 * PROMO_NOT_ELIGIBLE for a promotion of another kind, and RAFFLE_NO_CHANCE, in this order.
 */
export function claimRafflePromotion(
  context: CallContext,
  { promotionId }: { readonly promotionId: string },
): RaffleDrawResult {
  const member = callingMember(context);
  refuseRestricted(context, 'PROMOTION');
  const raffle = openRaffleNamed(context, promotionId);
  if (chancesOf(context, raffle, member.id).remaining === 0) throw new Refusal('RAFFLE_NO_CHANCE');
  return context.store.transact(() => {
    const { prize, record } = drawOnWheel(context, raffle, member.id);
    givePrize(context, member, prize, record);
    const { language } = profileOf(context, member.id);
    return {
      prize: describePrize(prize, language),
      remainingChances: chancesOf(context, raffle, member.id).remaining,
      record: describeRecord(record, language),
      ...(prize.kind === 'MONEY' && {
        balance: formatAmount(mainBalance(context, member)),
        currency: member.currency,
      }),
    };
  });
}

/** The raffle with this id, of which draws can be made. Refuses others in the order of PR-04. */
function openRaffleNamed(context: DomainContext, promotionId: string): RaffleRow {
  const other = announcedPromotions.find((one) => one.promotionId === promotionId && one.action !== 'RAFFLE');
  if (other !== undefined) {
    if (activityStateOf(context, other) !== undefined) throw new Refusal('PROMO_CLOSED');
    throw new Refusal('PROMO_NOT_ELIGIBLE', { value: { reason: 'WRONG_ACTION' } });
  }
  const raffle = raffleNamed(context, promotionId);
  if (raffleStateOf(context, raffle) !== undefined) throw new Refusal('PROMO_CLOSED');
  return raffle;
}

/** Draws with the seeds of the member and counts the draw, whatever chances remain (PR-23). */
export function drawOnWheel(
  context: DomainContext,
  raffle: RaffleRow,
  memberId: string,
  at = context.clock.now(),
): { readonly prize: WheelPrize; readonly record: RaffleDrawRow } {
  const { store } = context;
  const entry = entryOf(context, raffle, memberId);
  const { serverSeed, clientSeed, draws: nonce } = seedsInUse(entry);
  const weights = WHEEL_PRIZES.map(({ weight }) => weight);
  const drawing = drawingOfWheel({ promotionId: RAFFLE_PROMOTION, clientSeed, nonce, weights });
  const { pick, cursor, place } = finishNow(drawing, serverSeed);
  const prize = WHEEL_PRIZES[place];
  if (prize === undefined) throw new Error(`The wheel has no prize at ${place}.`);
  store.raffleEntries.update(entry.id, {
    seeds: [...entry.seeds.slice(0, -1), { serverSeed, clientSeed, draws: nonce + 1 }],
  });
  const record = store.raffleDraws.insert({
    id: `rf_${FIRST_NUMBER + store.raffleDraws.all().length}`,
    raffleId: raffle.id,
    memberId,
    at: at.toISOString(),
    prizeId: prize.prizeId,
    nonce,
    clientSeed,
    serverSeedHash: hashOfBytes(serverSeed),
    cursor,
    pick,
  });
  return { prize, record };
}

/** Credits money, or reports points (PR-21). */
function givePrize(context: DomainContext, member: MemberRow, prize: WheelPrize, { id, at }: RaffleDrawRow): void {
  const { amount, points } = prize;
  if (amount !== undefined)
    move(context, {
      kind: 'REWARD',
      memberId: member.id,
      reference: id,
      memo: TITLE,
      from: BONUS,
      to: mainWallet(member.id),
      amount: parseAmount(amount, SITE_CURRENCY),
      turnover: { title: TITLE },
    });
  if (points !== undefined)
    emit(context, 'pointsWon', { memberId: member.id, points: Number(points), reason: TITLE, at: new Date(at) });
}
