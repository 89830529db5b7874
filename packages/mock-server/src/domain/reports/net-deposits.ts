import type { Amount } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import type { DomainContext, TimeRange } from '../kernel/index.ts';
import { mainWallet, readStatement } from '../ledger/index.ts';

/** Deposits less withdrawals of a time, fees of withdrawals included [M-11]. */
export function netDepositsOf(context: DomainContext, { id, currency }: MemberRow, { from, to }: TimeRange): Amount {
  const [deposits, withdrawals] = ['DEPOSIT', 'WITHDRAWAL'].map((kind) => {
    const part = readStatement(context, mainWallet(id), { currency, kind, from, to });
    return part.in - part.out;
  });
  return { minor: (deposits ?? 0n) + (withdrawals ?? 0n), currency };
}
