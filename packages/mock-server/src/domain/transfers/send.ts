import { formatAmount, refusalOfTransfer, type Amount, type TransferRefusal } from '@croupier/sdk/rules';
import type { CompletedTransfer, DownlineTransfer, TransferDirection, UplineTransfer } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { refuseIndebted } from '../contracts/index.ts';
import { readAmount, Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { mainBalance } from '../ledger/index.ts';
import { callingMember } from '../member/index.ts';
import { refuseRestricted } from '../restrictions/index.ts';
import { checkPaymentPassword, requirePaymentPassword } from '../security/index.ts';
import { settingsOf } from '../site/index.ts';
import { downlineNamed, uplineOf } from '../team/index.ts';
import { isAvailable } from './availability.ts';
import { bookTransfer } from './book-transfer.ts';
import { boundsOf } from './bounds.ts';
import { describeTransfer } from './records.ts';

/** Transfers money to the direct upline. Refuses in the order of rule T-06. */
export function transferToUpline(context: CallContext, request: UplineTransfer): CompletedTransfer {
  if (!settingsOf(context).transferToUpline) throw new Refusal('FEATURE_DISABLED');
  return send(context, request, 'UPLINE', (sender) => {
    const upline = uplineOf(context, sender.id);
    if (upline === undefined) throw new Refusal('TRANSFER_TARGET_INVALID');
    return upline;
  });
}

/** Transfers money to an account of the team, at any level. Refuses in the order of rule T-06. */
export function transferToDownline(context: CallContext, request: DownlineTransfer): CompletedTransfer {
  return send(context, request, 'DOWNLINE', ({ id }) => downlineNamed(context, id, request.account));
}

function send(
  context: CallContext,
  request: UplineTransfer,
  relation: TransferDirection,
  findReceiver: (sender: MemberRow) => MemberRow,
): CompletedTransfer {
  const sender = callingMember(context);
  refuseRestricted(context, 'TRANSFER');
  refuseIndebted(context, sender.id);
  requirePaymentPassword(context, sender.id);
  const amount = readAmount(request, sender.currency);
  const receiver = findReceiver(sender);
  if (receiver.currency !== sender.currency) throw new Refusal('TRANSFER_TARGET_INVALID');
  refuseUncovered(context, sender, amount);
  if (relation === 'DOWNLINE' && !isAvailable(context, receiver, amount)) {
    throw new Refusal('TRANSFER_TARGET_UNAVAILABLE');
  }
  checkPaymentPassword(context, sender.id, request.paymentPassword);
  const transfer = bookTransfer(context, { sender, receiver, relation, amount, remark: request.remark });
  return {
    ...describeTransfer(context, transfer, sender.id),
    balance: formatAmount(mainBalance(context, sender)),
  };
}

/** Refuses an amount outside the limits, above the balance, or above what is withdrawable. */
function refuseUncovered(context: DomainContext, sender: MemberRow, amount: Amount): void {
  const bounds = boundsOf(context, sender);
  const refusal = refusalOfTransfer(amount, bounds);
  if (refusal === undefined) return;
  const [min, max, withdrawable] = [bounds.min, bounds.max, bounds.withdrawable].map(formatAmount);
  const values: Partial<Record<TransferRefusal, Readonly<Record<string, unknown>>>> = {
    AMOUNT_OUT_OF_RANGE: { min, max },
    WITHDRAW_TURNOVER_UNMET: { withdrawable },
  };
  const value = values[refusal];
  throw new Refusal(refusal, value === undefined ? {} : { value });
}
