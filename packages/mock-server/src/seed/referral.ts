import { parseAmount } from '@croupier/sdk/rules';

import { SITE_CURRENCY, type DomainContext } from '../domain/kernel/index.ts';
import { paidDepositsOf } from '../domain/ledger/index.ts';
import { validBetOfRow } from '../domain/play-totals/index.ts';
import { changeProfile, findByAccount } from '../domain/member/index.ts';
import { REFERRAL_TERMS, rewardBoth } from '../domain/referral/index.ts';
import { ids } from './members.ts';

/** Members of teams whom maricel invited, besides `ligaya`. */
const FRIENDS: readonly { readonly account: string; readonly address?: string; readonly rewardId?: string }[] = [
  { account: 'ginalyn' },
  // Of the same household, so that neither is rewarded.
  { account: 'kuyajun', address: '14 Mabini Street, Quezon City' },
  { account: 'ogielapid' },
  { account: 'pinkyrose' },
  { account: 'liezlmae', rewardId: 'rw_5530' },
];

/** Seeds the friends of maricel, whose seeded deposits and bets decide who of them has qualified and when. */
export function seedReferral(context: DomainContext): void {
  const { store } = context;
  store.transact(() => {
    for (const { account, address, rewardId } of FRIENDS) {
      const id = findByAccount(context, account);
      if (id === undefined) throw new Error(`The seed has no account ${account}.`);
      changeProfile(context, id, { inviterId: ids.member, ...(address === undefined ? {} : { address }) });
      const at = momentOfQualifying(context, id);
      if (at === undefined) continue;
      const isRewarded = address === undefined;
      const result = store.referralResults.insert({
        id,
        inviterId: ids.member,
        qualifiedAt: at.toISOString(),
        refusal: isRewarded ? null : 'SAME_HOUSEHOLD',
        rewardAt: isRewarded ? at.toISOString() : null,
        isWaiting: false,
      });
      if (isRewarded) rewardBoth(context, result, at, rewardId);
    }
  });
}

/** When the deposits and bets of an account reached what the conditions ask for; undefined when they have not. */
function momentOfQualifying(context: DomainContext, memberId: string): Date | undefined {
  const centavos = (amount: string): bigint => parseAmount(amount, SITE_CURRENCY).minor;
  const deposits = paidDepositsOf(context, memberId).map(({ completedAt, paid }) => ({
    at: completedAt,
    paid: paid.minor,
    bet: 0n,
  }));
  const bets = context.store.bets
    .findBy('memberId', memberId)
    .flatMap((bet) =>
      bet.settledAt === null ? [] : [{ at: new Date(bet.settledAt), paid: 0n, bet: validBetOfRow(bet).minor }],
    );
  let [paid, bet] = [0n, 0n];
  return [...deposits, ...bets]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .find((step) => {
      paid += step.paid;
      bet += step.bet;
      return paid >= centavos(REFERRAL_TERMS.depositRequired) && bet >= centavos(REFERRAL_TERMS.betRequired);
    })?.at;
}
