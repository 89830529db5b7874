import { errorStatuses } from '@croupier/sdk/errors';
import { operations, type OperationId } from '@croupier/sdk/operations';
import * as z from 'zod/mini';

import { whyNotSpoilable } from './spoilable.ts';
import { faultKind, type FaultRow } from '../store/rows/faults.ts';
import { define, defineWithBody, type ControlCall } from './control-call.ts';
import { ControlRefusal, type ControlledWorld } from './control-port.ts';

// The table's keys are exactly the operation ids.
const operationIds = Object.keys(operations) as OperationId[];
const LONGEST_DELAY = 10 * 60_000;

const faultPlan = z.strictObject({
  /** Affected operation; all by default. */
  operation: z._default(z.enum(['*', ...Object.keys(operations)]), '*'),
  kind: faultKind,
  /** For `status` and `html`. */
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  /** For `error`: a code of the contract. */
  code: z.optional(z.enum(Object.keys(errorStatuses))),
  /** For `error`, in seconds. */
  retryAfter: z.optional(z.int().check(z.gte(0))),
  /** For `slow`. */
  milliseconds: z.optional(z.int().check(z.gte(1), z.lte(LONGEST_DELAY))),
  /** For `wrongType` and `unknownEnum`: path in the answer's value. */
  field: z.optional(z.string()),
  /** Number of affected calls; all by default. */
  count: z.optional(z.int().check(z.gte(1))),
  /** Probability that a call is affected. */
  probability: z._default(z.number().check(z.gt(0), z.lte(1)), 1),
});

/** Control calls for faults. */
export const faultCalls: readonly ControlCall[] = [
  define(
    { method: 'GET', path: '/faults', does: 'lists the planned faults and how often each was applied' },
    ({ use }) => use(({ world }) => ({ faults: world.store.faults.all() })),
  ),
  defineWithBody({ method: 'POST', path: '/faults', does: 'plans a fault' }, faultPlan, (plan, { use }) =>
    use((held) => add(held, plan)),
  ),
  define({ method: 'DELETE', path: '/faults', does: 'removes all faults' }, ({ use }) =>
    use(({ world: { store } }) =>
      store.transact(() => store.faults.all().forEach(({ id }) => store.faults.remove(id))),
    ),
  ),
  define({ method: 'DELETE', path: '/faults/{id}', does: 'removes one fault' }, ({ use, id }) =>
    use(({ world: { store } }) => {
      if (store.faults.get(id) === undefined) throw new ControlRefusal(404, 'There is no such fault.');
      store.transact(() => store.faults.remove(id));
    }),
  ),
];

/** Refuses to spoil a place that no answer of the call has. */
function refuseUnspoilable({ kind, operation, field }: z.infer<typeof faultPlan>): void {
  if (kind !== 'wrongType' && kind !== 'unknownEnum') return;
  const id = operationIds.find((one) => one === operation);
  if (id === undefined)
    throw new ControlRefusal(400, `"${kind}" needs an operation, because not every answer has a matching field.`);
  const why = whyNotSpoilable(kind, id, field);
  if (why !== undefined) throw new ControlRefusal(400, `"${kind}" is not possible for this operation: ${why}.`);
}

function add({ world: { store } }: ControlledWorld, plan: z.infer<typeof faultPlan>): FaultRow {
  if (plan.kind === 'slow' && plan.milliseconds === undefined)
    throw new ControlRefusal(400, '"slow" needs milliseconds.');
  if (plan.kind === 'error' && plan.code === undefined) throw new ControlRefusal(400, '"error" needs a code.');
  refuseUnspoilable(plan);
  const { count = null, status = null, code = null, retryAfter = null, milliseconds = null, field = null } = plan;
  const { operation, kind, probability } = plan;
  const last = store.faults.all().at(-1)?.id ?? 'fault-0';
  const id = `fault-${Number.parseInt(last.slice('fault-'.length), 10) + 1}`;
  const details = { status, code, retryAfter, milliseconds, field };
  return store.transact(() =>
    store.faults.insert({ id, operation, kind, ...details, left: count, probability, hits: 0 }),
  );
}
