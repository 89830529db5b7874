import { HOUR_MS, MINUTE_MS, parseAmount } from '@croupier/sdk/rules';

import { SITE_CURRENCY, type DomainContext } from '../domain/kernel/index.ts';
import { mainWallet, move, vendorWallet } from '../domain/ledger/index.ts';
import { existingMember } from '../domain/member/index.ts';
import { bookTransfer } from '../domain/transfers/index.ts';
import { ids } from './members.ts';

/** The vendor whose wallet had money for a while. */
const VENDOR = 'JDB';

/** Seeds the transfers of the contract's examples: maricel's to a vendor and back, and 200.00 to her upline. */
export function seedTransfers(context: DomainContext): void {
  const start = context.clock.now().getTime() - 3 * HOUR_MS;
  const timeOf = (minute: number): Date => new Date(start + minute * MINUTE_MS);
  const amount = parseAmount('300.00', SITE_CURRENCY);
  const [main, wallet] = [mainWallet(ids.member), vendorWallet(ids.member, VENDOR)];
  const posting = { memberId: ids.member, reference: VENDOR, memo: VENDOR, amount };
  move(context, { ...posting, id: 'tx_88103381', kind: 'TRANSFER_OUT', from: main, to: wallet, at: timeOf(5) });
  move(context, { ...posting, id: 'tx_88103382', kind: 'TRANSFER_IN', from: wallet, to: main, at: timeOf(10) });
  bookTransfer(context, {
    sender: existingMember(context, ids.member),
    receiver: existingMember(context, ids.agent),
    relation: 'UPLINE',
    amount: parseAmount('200.00', SITE_CURRENCY),
    at: timeOf(15),
    movementIds: ['tx_88103377', 'tx_88103378'],
  });
}
