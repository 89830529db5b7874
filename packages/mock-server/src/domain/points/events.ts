import { periodAt } from '@croupier/sdk/rules';
import type { PointEvent } from '@croupier/sdk/types';

import type { PointEventRow } from '../../store/rows/points.ts';
import { SITE_TIME_ZONE, type DomainContext, lastSecondOf } from '../kernel/index.ts';
import { DOUBLE_POINTS } from './terms.data.ts';

/** Starts double points at an instant, until the next Monday 00:00 of the brand (PR-60). */
export function startDoublePoints({ store }: DomainContext, startAt: Date): void {
  const endAt = periodAt('WEEK', startAt, SITE_TIME_ZONE).end.toISOString();
  const id = `double_${endAt}`;
  store.transact(() => {
    if (store.pointEvents.get(id) !== undefined) store.pointEvents.remove(id);
    store.pointEvents.insert({ id, multiplier: DOUBLE_POINTS, startAt: startAt.toISOString(), endAt });
  });
}

/** The event at an instant; undefined without one. */
function eventAt({ store }: DomainContext, at: number): PointEventRow | undefined {
  return store.pointEvents.all().find(({ startAt, endAt }) => Date.parse(startAt) <= at && at < Date.parse(endAt));
}

/** What points are multiplied by at an instant, a decimal string. */
export function multiplierAt(context: DomainContext, at: Date): string {
  return eventAt(context, at.getTime())?.multiplier ?? '1';
}

/** The event of now in the contract's shape; undefined without one. */
export function describeEvent(context: DomainContext): PointEvent | undefined {
  const event = eventAt(context, context.clock.now().getTime());
  if (event === undefined) return undefined;
  const { multiplier, endAt } = event;
  return { multiplier, until: lastSecondOf(new Date(endAt)) };
}
