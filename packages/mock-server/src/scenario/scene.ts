import * as z from 'zod/mini';

import { changedSettings, getPlatform } from '../domain/site/index.ts';
import type { FaultRow } from '../store/rows/faults.ts';
import { logInAs } from './account-calls.ts';
import { appliedScenario, applyScenario, type AppliedScenario } from './apply-scenario.ts';
import type { ControlledWorld } from './control-port.ts';
import { faultPlan, planFault } from './fault-calls.ts';
import { scenarios, type ScenarioName } from './scenarios.data.ts';
import { applySiteChange, siteChange } from './site-calls.ts';

/** A year in ms, the longest time that a scene may let pass. */
const LONGEST_MS = 366 * 24 * 60 * 60_000;

// The keys of the table are exactly the names.
const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/**
 * How to reach a state of a world from its seed. It has neither tokens nor passwords, and its times are distances from the
 * seed, so it gives the same state on any day.
 */
export const scene = z.strictObject({
  seed: z._default(z.int().check(z.gte(0)), 1),
  /** Name of a scenario; null for the seed alone. */
  scenario: z._default(z.nullable(z.enum(scenarioNames)), null),
  /** Whom to log in as; null for a guest. The persona of the scenario when it is left out. */
  account: z.optional(z.nullable(z.string())),
  /** Time of the world since it was seeded, in ms; that of the scenario when it is later. */
  elapsed: z._default(z.int().check(z.gte(0), z.lte(LONGEST_MS)), 0),
  frozen: z._default(z.boolean(), false),
  site: z._default(siteChange, {}),
  faults: z._default(z.array(faultPlan), []),
});
export type Scene = z.input<typeof scene>;

type SceneWorld = ControlledWorld['world'];

/** The scene of a world, without an account, and how many movements of money the world has more than its seed. */
export function describeScene(world: SceneWorld): Required<Omit<Scene, 'account'>> & { readonly movements: number } {
  const { store, clock } = world;
  world.runDueTasks();
  const origin = store.origins.get('world');
  const now = clock.now().getTime();
  return {
    seed: origin?.seed ?? 1,
    scenario: appliedScenario(world),
    elapsed: origin === undefined ? 0 : Math.max(0, now - Date.parse(origin.seededAt)),
    frozen: clock.position().heldAt !== null,
    site: describeSite(world),
    faults: store.faults.all().flatMap(describeFault),
    movements: store.journal.size() - (origin?.movements ?? 0),
  };
}

/** Changes a world, which should be new, to a scene. Refuses an unknown account with 404. */
export function applyScene(world: SceneWorld, given: Scene): Partial<AppliedScenario> {
  const { scenario, account, elapsed, frozen, site, faults } = z.parse(scene, given);
  const applied = scenario === null ? undefined : applyScenario(world, scenario);
  const seededAt = Date.parse(world.store.origins.get('world')?.seededAt ?? '');
  const distance = seededAt + elapsed - world.clock.now().getTime();
  if (frozen) world.clock.hold(true);
  if (distance > 0) world.clock.advance(distance);
  world.runDueTasks();
  applySiteChange({ world }, site);
  for (const fault of faults) planFault(world, fault);
  const chosen = account === undefined ? (applied?.account ?? null) : account;
  if (chosen === null) return {};
  const login = logInAs(world, chosen);
  return { account: chosen, token: login.token, login };
}

/** What differs from the default of the site. */
function describeSite(world: SceneWorld): z.infer<typeof siteChange> {
  const { id: _id, ...platform } = getPlatform(world);
  const flags = world.store.siteFlags.all().map(({ id, on }) => [id, on] as const);
  const isOpen = !platform.maintenance && !platform.regionRestriction && platform.blockedAddresses.length === 0;
  const settings = Object.entries(changedSettings(world)).filter(([name]) => name in siteChange.shape);
  return {
    ...(flags.length > 0 && { flags: Object.fromEntries(flags) }),
    ...(!isOpen && platform),
    ...Object.fromEntries(settings),
  };
}

/** The plan of a fault; none for one that is used up. */
function describeFault({ id: _id, hits: _hits, left, operation, kind, probability, ...details }: FaultRow) {
  if (left === 0) return [];
  const given = Object.entries(details).filter(([, value]) => value !== null);
  return [{ operation, kind, probability, ...(left !== null && { count: left }), ...Object.fromEntries(given) }];
}
