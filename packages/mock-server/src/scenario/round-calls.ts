import * as z from 'zod/mini';

import { define, defineWithBody, type ControlCall } from './control-call.ts';
import { ControlRefusal } from './control-port.ts';

/** In whole stakes. */
const times = z.int().check(z.gte(0), z.lte(10_000));
const roundPlan = z.strictObject({ atLeast: z._default(times, 0), atMost: z.optional(times) });

/** The payout of the next rounds of the sandbox games. */
export const roundCalls: readonly ControlCall[] = [
  define({ method: 'GET', path: '/rounds', does: 'lists the planned payouts of the next rounds' }, ({ use }) =>
    use(({ world }) => ({ rounds: world.store.plannedRounds.all() })),
  ),
  defineWithBody(
    { method: 'POST', path: '/rounds', does: 'plans the payout of the next round' },
    roundPlan,
    ({ atLeast, atMost = null }, { use }) =>
      use(({ world: { store } }) => {
        if (atMost !== null && atMost < atLeast) throw new ControlRefusal(400, 'atMost: must be at least atLeast.');
        const last = store.plannedRounds.all().at(-1)?.id ?? 'round-0';
        const id = `round-${Number.parseInt(last.slice('round-'.length), 10) + 1}`;
        return store.transact(() => store.plannedRounds.insert({ id, atLeast, atMost }));
      }),
  ),
  define({ method: 'DELETE', path: '/rounds', does: 'removes the planned payouts' }, ({ use }) =>
    use(({ world: { store } }) =>
      store.transact(() => store.plannedRounds.all().forEach(({ id }) => store.plannedRounds.remove(id))),
    ),
  ),
];
