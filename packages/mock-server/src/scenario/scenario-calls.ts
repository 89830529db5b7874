import * as z from 'zod/mini';

import { appliedScenario, applyScenario, isScenarioName } from './apply-scenario.ts';
import { define, defineWithBody } from './control-call.ts';
import { ControlRefusal } from './control-port.ts';
import { scenarios, type ScenarioName } from './scenarios.data.ts';

const choice = z.strictObject({ name: z.string(), seed: z.optional(z.int().check(z.gte(0))) });

/** Control calls for scenarios. */
export const scenarioCalls = [
  define(
    { method: 'GET', path: '/scenarios', does: 'lists the scenarios, and which one the world began with' },
    ({ use }) =>
      use(({ world }) => ({
        // The keys of the table are exactly the names.
        scenarios: Object.entries(scenarios).map(([name, { shows }]) => ({ name: name as ScenarioName, shows })),
        applied: appliedScenario(world),
      })),
  ),
  defineWithBody(
    { method: 'POST', path: '/scenario', does: 'resets the world to a scenario; answers its account and a session' },
    choice,
    ({ name, ...origin }, { use }) => {
      if (!isScenarioName(name)) {
        throw new ControlRefusal(404, `Unknown scenario; known scenarios: ${Object.keys(scenarios).join(', ')}.`);
      }
      return use((held) => {
        held.renew(origin);
        return applyScenario(held.world, name);
      });
    },
  ),
];
