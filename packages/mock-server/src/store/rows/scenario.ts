import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** The scenario that the world began with; no row when it began as its seed. */
export const scenarioRow = z.object({ id: z.string(), name: z.string() });
export type ScenarioRow = z.infer<typeof scenarioRow>;

/** How the world began; one row `world`. */
export const originRow = z.object({
  id: z.string(),
  seed: z.int(),
  seededAt: timeField,
  /** Movements of money of the seed. */
  movements: z.int(),
});
export type OriginRow = z.infer<typeof originRow>;

export const scenarioCollections = {
  origins: define<OriginRow>(originRow),
  scenarios: define<ScenarioRow>(scenarioRow),
};
