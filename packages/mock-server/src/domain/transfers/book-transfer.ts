import { formatAmount, type Amount } from '@croupier/sdk/rules';
import type { TransferDirection } from '@croupier/sdk/types';

import type { AccountTransferRow } from '../../store/rows/transfers.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import type { DomainContext } from '../kernel/index.ts';
import { mainWallet, move, TRANSFERS } from '../ledger/index.ts';

export interface NewTransfer {
  readonly sender: MemberRow;
  readonly receiver: MemberRow;
  /** What the receiver is to the sender. */
  readonly relation: TransferDirection;
  readonly amount: Amount;
  /** Plain text for both sides; empty without one. */
  readonly remark?: string | undefined;
  /** Now by default. */
  readonly at?: Date;
  /** Ids of the two movements, the sender's first; the next numbers by default. */
  readonly movementIds?: readonly [sent: string, received: string];
}

/**
 * Books a transfer as two movements of one time and one reference, which leave `TRANSFERS` empty [T-07]. Refuses with
 * INSUFFICIENT_BALANCE.
 */
export function bookTransfer(context: DomainContext, transfer: NewTransfer): AccountTransferRow {
  const { sender, receiver, relation, amount, at = context.clock.now(), movementIds = [] } = transfer;
  const { store, random } = context;
  const remark = transfer.remark?.trim() ?? '';
  const id = `tr_${random.hex(12)}`;
  const posting = { reference: id, memo: remark === '' ? undefined : remark, at, amount };
  return store.transact(() => {
    const sent = move(context, {
      ...posting,
      id: movementIds[0],
      kind: 'TRANSFER_OUT',
      memberId: sender.id,
      from: mainWallet(sender.id),
      to: TRANSFERS,
    });
    const received = move(context, {
      ...posting,
      id: movementIds[1],
      kind: 'TRANSFER_IN',
      memberId: receiver.id,
      from: TRANSFERS,
      to: mainWallet(receiver.id),
    });
    return store.accountTransfers.insert({
      id,
      senderId: sender.id,
      receiverId: receiver.id,
      relation,
      amount: formatAmount(amount),
      currency: amount.currency,
      remark: remark === '' ? null : remark,
      bookedAt: at.toISOString(),
      sentId: sent.id,
      receivedId: received.id,
    });
  });
}
