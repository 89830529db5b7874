import * as z from 'zod/mini';

import { define } from './define.ts';

/** The scenario that the world began with; no row when it began as its seed. */
export const scenarioRow = z.object({ id: z.string(), name: z.string() });
export type ScenarioRow = z.infer<typeof scenarioRow>;

export const scenarioCollections = {
  scenarios: define<ScenarioRow>(scenarioRow),
};
