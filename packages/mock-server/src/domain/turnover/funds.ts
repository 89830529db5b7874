import { parseAmount, type Amount } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import { vendors } from '../catalogue/index.ts';
import type { DomainContext } from '../kernel/index.ts';
import { balanceOf, mainWallet, readStatement, vendorWallet } from '../ledger/index.ts';

type Owner = Pick<MemberRow, 'id' | 'currency'>;

/** Accounts of the main wallet and of the wallets at vendors. */
export function walletsOf(memberId: string): readonly string[] {
  const own = vendors.filter(({ ownWallet }) => ownWallet).map(({ code }) => vendorWallet(memberId, code));
  return [mainWallet(memberId), ...own];
}

/** Total funds and the stakes of open bets together (rules M-14 and W-15). */
export function fundsAndStakesOf(context: DomainContext, { id, currency }: Owner): Amount {
  const open = context.store.bets.findBy('memberId', id).filter(({ status }) => status === 'UNSETTLED');
  const funds = walletsOf(id).reduce((sum, wallet) => sum + balanceOf(context, wallet, currency).minor, 0n);
  const minor = open.reduce((sum, { stake }) => sum + parseAmount(stake, currency).minor, funds);
  return { minor, currency };
}

/** BET and PAYOUT entries of all wallets booked from `since` on, an ISO time; below zero after losses (rule W-16). */
export function winningsSince(context: DomainContext, { id, currency }: Owner, since: string): Amount {
  const range = { currency, from: Date.parse(since), to: Number.MAX_SAFE_INTEGER };
  const minor = walletsOf(id)
    .flatMap((wallet) => (['BET', 'PAYOUT'] as const).map((kind) => readStatement(context, wallet, { ...range, kind })))
    .reduce((sum, part) => sum + part.in - part.out, 0n);
  return { minor, currency };
}
