import * as z from 'zod/mini';

import { announcedPromotions } from '../domain/content/index.ts';
import { Refusal } from '../domain/kernel/index.ts';
import { decideApplication, redatePromotion } from '../domain/promotions/index.ts';
import { rejectionCode } from '../store/rows/promotions.ts';
import { define, defineWithBody } from './control-call.ts';
import { ControlRefusal, type ControlledWorld } from './control-port.ts';

const choice = z.strictObject({
  /** APPROVED or why it is rejected; by its remark when it is left out. */
  decision: z.optional(z.union([z.literal('APPROVED'), rejectionCode])),
});
const time = z.nullable(z.iso.datetime());
const dates = z.strictObject({ startAt: z._default(time, null), endAt: z._default(time, null) });

/** Control calls for promotions. */
export const promotionCalls = [
  define(
    { method: 'GET', path: '/applications', does: 'lists the applications that staff have not decided' },
    ({ use }) =>
      use(({ world: { store } }) => ({
        applications: store.promotionApplications
          .findBy('decidedAt', null)
          .map(({ id, memberId, promotionId, createdAt, remark }) => {
            const account = store.members.get(memberId)?.account;
            return { participationId: id, account, promotionId, createdAt, remark };
          }),
      })),
  ),
  defineWithBody(
    { method: 'POST', path: '/applications/{id}', does: 'decides an application for a promotion now' },
    choice,
    ({ decision }, { id, use }) => use((held) => decide(held, id, decision)),
  ),
  defineWithBody(
    {
      method: 'PUT',
      path: '/promotions/{id}',
      does: 'gives a promotion the times at which it opens and is over; null for none',
    },
    dates,
    (body, { id, use }) =>
      use(({ world }) => {
        if (!announcedPromotions.some(({ promotionId }) => promotionId === id)) {
          throw new ControlRefusal(404, 'There is no such promotion.');
        }
        redatePromotion(world, id, body);
      }),
  ),
];

function decide({ world }: ControlledWorld, id: string, decision: z.infer<typeof choice>['decision']): void {
  if (world.store.promotionApplications.get(id) === undefined) {
    throw new ControlRefusal(404, 'There is no such application.');
  }
  try {
    decideApplication(world, id, decision);
  } catch (error) {
    if (error instanceof Refusal) throw new ControlRefusal(409, 'The application was decided before.');
    throw error;
  }
}
