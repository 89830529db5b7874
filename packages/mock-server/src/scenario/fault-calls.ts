import { operations, type OperationId } from '@croupier/sdk/operations';
import * as z from 'zod/mini';
import * as schemas from '@croupier/sdk/zod';

import { faultKind, type FaultRow } from '../store/rows/faults.ts';
import { define, defineWithBody } from './control-call.ts';
import { ControlRefusal } from './control-port.ts';
import { bareSchema, type DomainContext } from '../domain/kernel/index.ts';

type Step = readonly [name: string, inner: z.core.$ZodType];

const byName = new Map<string, unknown>(Object.entries(schemas));

/** Why a fault can never spoil an answer of this call; undefined when it can. */
function whyNotSpoilable(
  kind: 'wrongType' | 'unknownEnum',
  operation: OperationId,
  field?: string,
): string | undefined {
  const value = inside(byName.get(`z${operation.charAt(0).toUpperCase()}${operation.slice(1)}Response`), ['value']);
  if (value === undefined) return `${operation} answers without a value`;
  const place = field === undefined ? value : inside(value, field.split('.'));
  if (place === undefined) return `the value of ${operation} has no field ${field}`;
  if (kind === 'wrongType') return undefined;
  if (field !== undefined && !isEnum(place)) return `${field} is not an enum of the contract`;
  return hasEnum(place, new Set()) ? undefined : `the value of ${operation} has no enum field`;
}

function inside(schema: unknown, path: readonly string[]): z.core.$ZodType | undefined {
  const [step, ...rest] = path;
  if (!(schema instanceof z.ZodMiniType)) return undefined;
  if (step === undefined) return schema;
  for (const [name, inner] of stepsOf(schema)) {
    const found = name === step || name === '*' ? inside(inner, rest) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function hasEnum(schema: z.core.$ZodType, seen: Set<z.core.$ZodType>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  return isEnum(schema) || stepsOf(schema).some(([, inner]) => hasEnum(inner, seen));
}

const isEnum = (schema: z.core.$ZodType): boolean => bareSchema(schema) instanceof z.ZodMiniEnum;

/** Inner schemas by name; `*` matches any key. */
function stepsOf(given: z.core.$ZodType): readonly Step[] {
  const schema = bareSchema(given);
  if (schema instanceof z.ZodMiniIntersection) return [...stepsOf(schema.def.left), ...stepsOf(schema.def.right)];
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((option) => stepsOf(option));
  if (schema instanceof z.ZodMiniArray) return [['*', schema.def.element]];
  if (schema instanceof z.ZodMiniRecord) return [['*', schema.def.valueType]];
  return schema instanceof z.ZodMiniObject ? Object.entries<z.core.$ZodType>(schema.def.shape) : [];
}

// The table's keys are exactly the operation ids.
const operationIds = Object.keys(operations) as OperationId[];
const LONGEST_DELAY = 10 * 60_000;

/** A fault to plan. */
export const faultPlan = z.strictObject({
  /** Affected operation; all by default. */
  operation: z._default(z.enum(['*', ...Object.keys(operations)]), '*'),
  kind: faultKind,
  /** For `status` and `html`. */
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  /** For `error`. */
  code: z.optional(schemas.zErrorCode),
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
export const faultCalls = [
  define(
    { method: 'GET', path: '/faults', does: 'lists the planned faults and how often each was applied' },
    ({ use }) => use(({ world }) => ({ faults: world.store.faults.all() })),
  ),
  defineWithBody({ method: 'POST', path: '/faults', does: 'plans a fault' }, faultPlan, (plan, { use }) =>
    use(({ world }) => planFault(world, plan)),
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

/** Plans a fault. Refuses one without its details, or that no answer can have, with 400. */
export function planFault({ store }: Pick<DomainContext, 'store'>, plan: z.infer<typeof faultPlan>): FaultRow {
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
