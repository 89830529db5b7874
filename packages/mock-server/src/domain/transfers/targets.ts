import { formatAmount, mostToTransfer } from '@croupier/sdk/rules';
import type { TransferDirection, TransferTarget, TransferTargets } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { pageOf, type CallContext, type DomainContext, type PageQuery } from '../kernel/index.ts';
import { callingMember, profileOf } from '../member/index.ts';
import { teamOf, uplineOf } from '../team/index.ts';
import { isAvailable } from './availability.ts';
import { boundsOf } from './bounds.ts';

/** Accounts that can receive a transfer of the caller, and its limits. */
export function listTargets(
  context: CallContext,
  query: PageQuery & { readonly direction: TransferDirection; readonly account?: string | undefined },
): TransferTargets {
  const caller = callingMember(context);
  const { direction, account = '' } = query;
  const start = account.trim().toLowerCase();
  const receivers = (direction === 'UPLINE' ? listUpline(context, caller) : teamOf(context, caller.id))
    .filter(({ currency }) => currency === caller.currency)
    .filter((receiver) => receiver.account.startsWith(start));
  const { content, ...page } = pageOf(receivers, query);
  const bounds = boundsOf(context, caller);
  return {
    ...page,
    content: content.map((receiver) =>
      describeTarget(context, receiver, direction === 'UPLINE' ? caller : receiver, direction),
    ),
    minAmount: formatAmount(bounds.min),
    maxAmount: formatAmount(bounds.max),
    availableNow: formatAmount(mostToTransfer(bounds)),
    currency: caller.currency,
  };
}

function listUpline(context: DomainContext, { id }: MemberRow): readonly MemberRow[] {
  const upline = uplineOf(context, id);
  return upline === undefined ? [] : [upline];
}

/** The two accounts belong together since the lower one was opened. */
function describeTarget(
  context: DomainContext,
  receiver: MemberRow,
  lower: MemberRow,
  relation: TransferDirection,
): TransferTarget {
  const { account, nickname } = receiver;
  const { registeredAt } = profileOf(context, lower.id);
  return {
    account,
    ...(nickname === null ? {} : { nickname }),
    relation,
    ...(registeredAt === null ? {} : { since: registeredAt }),
    available: relation === 'UPLINE' || isAvailable(context, receiver),
  };
}
