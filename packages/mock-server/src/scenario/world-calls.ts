import * as z from 'zod/mini';

import { LAST_MOMENT } from '../clock/clock.ts';
import type { SavedWorld } from '../store/world-storage.ts';
import { define, defineWithBody } from './control-call.ts';
import { ControlRefusal, type ControlledWorld, type ControlPort } from './control-port.ts';

const origin = z.strictObject({ seed: z.optional(z.int().check(z.gte(0))) });

const savedWorld = z.object({
  shape: z.int(),
  rows: z.record(z.string(), z.array(z.unknown())),
  journal: z.unknown(),
  clock: z.object({ ahead: z.number(), heldAt: z.nullable(z.number()) }),
  random: z.int(),
});

const clockChange = z.strictObject({
  /** Advance by this many ms. */
  advance: z.optional(z.number().check(z.gte(0))),
  /** A moment that is not in the past. */
  to: z.optional(z.iso.datetime({ offset: true })),
  frozen: z.optional(z.boolean()),
});

/** Control calls for worlds, their state and clock. */
export const worldCalls = [
  defineWithBody({ method: 'POST', path: '/reset', does: 'resets the world to its seed' }, origin, (body, { use }) =>
    use((held) => held.renew(body)),
  ),
  define({ method: 'GET', path: '/world', does: 'exports the world as JSON' }, ({ use }) =>
    use(({ world }) => world.save()),
  ),
  defineWithBody(
    { method: 'PUT', path: '/world', does: 'replaces the world by exported JSON' },
    savedWorld,
    (saved, { use }) => use((held) => replaceWorld(held, saved)),
  ),
  define({ method: 'GET', path: '/worlds', does: 'lists the open worlds except the default one' }, ({ port }) => ({
    worlds: port.list(),
  })),
  defineWithBody(
    { method: 'PUT', path: '/worlds/{id}', does: 'opens a world; resets it when it exists' },
    origin,
    (body, { port, id }) => port.open(checkId(port, id), body),
  ),
  define({ method: 'DELETE', path: '/worlds/{id}', does: 'closes a world' }, ({ port, id }) => {
    if (!port.close(id)) throw new ControlRefusal(404, 'There is no such world.');
  }),
  define(
    { method: 'GET', path: '/clock', does: 'answers the time of the world and whether it is stopped' },
    ({ use }) => use(describeClock),
  ),
  defineWithBody(
    { method: 'PATCH', path: '/clock', does: 'advances, stops or restarts the time of the world' },
    clockChange,
    (change, { use }) => use((held) => changeTime(held, change)),
  ),
  define(
    { method: 'GET', path: '/upcoming', does: 'lists what comes next by the clock, one of each kind, earliest first' },
    ({ use }) => use(({ world }) => ({ upcoming: world.upcoming() })),
  ),
  define(
    { method: 'GET', path: '/coverage', does: 'counts the modelled operations and lists the others' },
    ({ port }) => ({
      operations: port.operations,
      modelled: port.operations - port.notModelled.length,
      notModelled: port.notModelled,
    }),
  ),
];

function replaceWorld(held: ControlledWorld, saved: SavedWorld): void {
  try {
    held.renew({ saved });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ControlRefusal(400, `This is not a world of this version: ${reason}`);
  }
}

function checkId(port: ControlPort, id: string): string {
  if (!port.isWorldId(id))
    throw new ControlRefusal(
      400,
      'The name of a world has 1 to 40 letters, digits and hyphens and does not start with a hyphen.',
    );
  return id;
}

interface WorldTime {
  readonly now: string;
  readonly frozen: boolean;
}

function describeClock({ world: { clock } }: ControlledWorld): WorldTime {
  return { now: clock.now().toISOString(), frozen: clock.position().heldAt !== null };
}

function changeTime(held: ControlledWorld, { advance, to, frozen }: z.infer<typeof clockChange>): WorldTime {
  const { clock } = held.world;
  // Read once: a running clock moves on between two reads.
  const now = clock.now().getTime();
  const distance = to === undefined ? 0 : Date.parse(to) - now;
  if (distance < 0) throw new ControlRefusal(409, 'Time cannot go backward: reset the world, or choose a later time.');
  const step = distance + (advance ?? 0);
  if (now + step > LAST_MOMENT) throw new ControlRefusal(400, 'The latest possible time is the end of the year 9998.');
  if (frozen !== undefined) clock.hold(frozen);
  clock.advance(step);
  return describeClock(held);
}
