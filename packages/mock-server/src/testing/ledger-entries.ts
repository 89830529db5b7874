import { parseAmount } from '@croupier/sdk/rules';
import type { GameType, TransactionType } from '@croupier/sdk/types';

import {
  ADJUSTMENT,
  BONUS,
  mainWallet,
  operatorAccount,
  post,
  providerAccount,
  TRANSFERS,
  WITHDRAWALS,
} from '../domain/ledger/index.ts';
import type { World } from '../node.ts';

/** Other side of a movement of the main wallet, by its kind. */
const OTHER_SIDES: Readonly<Record<TransactionType, string>> = {
  DEPOSIT: providerAccount('kampupot'),
  WITHDRAWAL: WITHDRAWALS,
  TRANSFER_IN: TRANSFERS,
  TRANSFER_OUT: TRANSFERS,
  BET: operatorAccount('TALA'),
  PAYOUT: operatorAccount('TALA'),
  PROMOTION: BONUS,
  REWARD: BONUS,
  REBATE: BONUS,
  POINT_CONVERT: BONUS,
  SALARY: 'commission',
  DIVIDEND: 'commission',
  ADJUSTMENT,
};

/** A movement of a member's main wallet; `amount` is negative when it leaves. */
export interface MainEntry {
  readonly type: TransactionType;
  readonly amount: string;
  readonly at: string;
  readonly gameType?: GameType | undefined;
  readonly reference?: string | undefined;
}

/** Books entries of a main wallet in this order. */
export function bookEntries({ store, ...world }: World, memberId: string, entries: readonly MainEntry[]): void {
  store.transact(() => {
    for (const { type, amount, at, gameType, reference } of entries) {
      const { minor, currency } = parseAmount(amount, 'PHP');
      post({ store, ...world }, { kind: type, memberId, at: new Date(at), gameType, reference }, [
        { account: mainWallet(memberId), amount: minor, currency },
        { account: OTHER_SIDES[type], amount: -minor, currency },
      ]);
    }
  });
}
