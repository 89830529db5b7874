import { callControl } from './control.ts';
import { EVERY_CALL } from './fault-plan.ts';
import { texts } from './texts.ts';
import type { Fault } from './use-scene.ts';

export type Place = keyof typeof texts.latency.places;

/** Delay of every answer in ms by the place of the visitor. */
const delays: Readonly<Record<Place, number>> = { here: 0, city: 40, country: 120, continent: 350, weak: 1500 };

/** The place whose delay is planned; undefined for another delay. */
export function placeOf(faults: readonly Fault[]): Place | undefined {
  const delay = faults.find(isLatency)?.milliseconds ?? 0;
  return placeIds.find((place) => delays[place] === delay);
}

/** Delays every answer from now on as it would be at the place. Returns what changed. */
export async function moveTo(place: Place, faults: readonly Fault[]): Promise<string> {
  for (const { id } of faults.filter(isLatency)) await callControl('DELETE /faults/{id}', { id });
  const milliseconds = delays[place];
  if (milliseconds > 0)
    await callControl('POST /faults', { body: { operation: EVERY_CALL, kind: 'slow', milliseconds } });
  return texts.latency.changed(milliseconds);
}

// The keys of the table are exactly the places.
const placeIds = Object.keys(delays) as Place[];

/** True for a fault that delays every call. */
function isLatency({ operation, kind, left, probability }: Fault): boolean {
  return operation === EVERY_CALL && kind === 'slow' && left === null && probability === 1;
}
