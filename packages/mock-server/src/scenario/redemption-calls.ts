import type { PointRedemption } from '@croupier/sdk/types';
import * as z from 'zod/mini';

import { Refusal } from '../domain/kernel/index.ts';
import { decideRedemption, REDEMPTION_DECISIONS } from '../domain/points/index.ts';
import { define, defineWithBody } from './control-call.ts';
import { ControlRefusal, type ControlledWorld } from './control-port.ts';

const choice = z.strictObject({ decision: z.enum(REDEMPTION_DECISIONS) });

/** Control calls for goods that members ordered for points. */
export const redemptionCalls = [
  define({ method: 'GET', path: '/redemptions', does: 'lists the redemptions that wait for staff' }, ({ use }) =>
    use(({ world: { store } }) => ({
      redemptions: store.pointRedemptions
        .findBy('status', 'PROCESSING')
        .map(({ id, memberId, goodsId, quantity, points }) => ({
          redemptionId: id,
          account: store.members.get(memberId)?.account,
          goodsId,
          quantity,
          points,
        })),
    })),
  ),
  defineWithBody(
    { method: 'POST', path: '/redemptions/{id}', does: 'decides a redemption now; answers it' },
    choice,
    ({ decision }, { id, use }) => use((held) => decide(held, id, decision)),
  ),
];

function decide({ world }: ControlledWorld, id: string, decision: z.infer<typeof choice>['decision']): PointRedemption {
  try {
    return decideRedemption(world, id, decision);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw error.code === 'NOT_FOUND'
      ? new ControlRefusal(404, 'There is no such redemption.')
      : new ControlRefusal(409, 'The redemption is decided already.');
  }
}
