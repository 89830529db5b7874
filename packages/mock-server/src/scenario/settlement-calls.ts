import type { SalaryRecord } from '@croupier/sdk/types';
import * as z from 'zod/mini';

import { Refusal } from '../domain/kernel/index.ts';
import { listPending, rejectSettlement } from '../domain/settlements/index.ts';
import { define, defineWithBody } from './control-call.ts';
import { ControlRefusal, type ControlledWorld } from './control-port.ts';

/** Characters of a reason, as in the contract. */
const LONGEST_REASON = 200;
const choice = z.strictObject({
  decision: z.literal('REJECT'),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_REASON)),
});

/** Control calls for settlements of contracts. */
export const settlementCalls = [
  define(
    { method: 'GET', path: '/settlements', does: 'lists the settlements of contracts that are not paid' },
    ({ use }) =>
      use(({ world }) => ({
        settlements: listPending(world).map(({ recordId, type, payer, account, amount, dueAt, reason }) => ({
          recordId,
          type,
          payer,
          account,
          amount,
          dueAt,
          isOverdue: reason === 'PAYER_SHORT',
        })),
      })),
  ),
  defineWithBody(
    {
      method: 'POST',
      path: '/settlements/{id}',
      does: 'refuses a settlement that is not paid, with a reason; answers it',
    },
    choice,
    ({ reason }, { id, use }) => use((held) => reject(held, id, reason)),
  ),
];

function reject({ world }: ControlledWorld, id: string, reason: string): SalaryRecord {
  try {
    return rejectSettlement(world, id, reason);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw error.code === 'NOT_FOUND'
      ? new ControlRefusal(404, 'There is no such settlement.')
      : new ControlRefusal(409, 'The settlement is paid or refused already.');
  }
}
