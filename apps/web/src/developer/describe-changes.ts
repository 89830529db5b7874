import { countPlanned } from './fault-plan.ts';
import { texts } from './texts.ts';
import type { Scene } from './use-scene.ts';

const MINUTE_MS = 60_000;

/** What differs from the seed, one sentence each. */
export function describeChanges({ description, faults }: Scene): readonly string[] {
  const { changes } = texts;
  const { scenario, elapsed, frozen, site, movements } = description;
  const { flags = {}, ...settings } = site;
  const planned = countPlanned(faults);
  const minutes = Math.floor(elapsed / MINUTE_MS);
  return [
    ...(scenario === null ? [] : [changes.scenario(scenario)]),
    ...(minutes === 0 ? [] : [changes.clock(minutes)]),
    ...(frozen ? [changes.frozen] : []),
    ...Object.entries(flags).map(([name, isOn]) => changes.flag(name, isOn)),
    ...Object.keys(settings).map((name) => changes.setting(name)),
    ...(planned === 0 ? [] : [changes.faults(planned)]),
    ...(movements === 0 ? [] : [changes.movements(movements)]),
  ];
}
