import { changingWithdrawStatuses } from '@croupier/sdk/rules';
import type { WithdrawOrder } from '@croupier/sdk/types';
import { zWithdrawRejectCode } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { Refusal } from '../domain/kernel/index.ts';
import { decideNow, STAFF_DECISIONS } from '../domain/withdrawals/index.ts';
import { define, defineWithBody } from './control-call.ts';
import { ControlRefusal, type ControlledWorld } from './control-port.ts';

const choice = z.strictObject({
  decision: z.enum(STAFF_DECISIONS),
  payoutId: z.optional(z.string()),
  rejectCode: z.optional(zWithdrawRejectCode),
});

/** Control calls for withdrawals. */
export const withdrawalCalls = [
  define({ method: 'GET', path: '/withdrawals', does: 'lists the withdrawals that are not final' }, ({ use }) =>
    use(({ world: { store } }) => ({
      withdrawals: changingWithdrawStatuses
        .flatMap((status) => store.withdrawOrders.findBy('status', status))
        .map(({ id, memberId, amount, status }) => ({
          orderId: id,
          account: store.members.get(memberId)?.account,
          amount,
          status,
          payouts: store.withdrawPayouts
            .findBy('orderId', id)
            .map((part) => ({ payoutId: part.id, amount: part.amount, status: part.status })),
        })),
    })),
  ),
  defineWithBody(
    {
      method: 'POST',
      path: '/withdrawals/{id}',
      does: 'decides a withdrawal, one of its payments or a dispute now; answers the order',
    },
    choice,
    (decision, { id, use }) => use((held) => decide(held, id, decision)),
  ),
];

function decide({ world }: ControlledWorld, id: string, decision: z.infer<typeof choice>): WithdrawOrder {
  if (world.store.withdrawOrders.get(id) === undefined) throw new ControlRefusal(404, 'There is no such withdrawal.');
  try {
    return decideNow(world, id, decision);
  } catch (error) {
    if (error instanceof Refusal) throw new ControlRefusal(409, 'The withdrawal or payment is in another state.');
    throw error;
  }
}
