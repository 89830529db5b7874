import type { RestrictedActivity, Restriction } from '@croupier/sdk/types';

import type { BreakRow } from '../../store/rows/breaks.ts';
import type { DomainContext } from '../kernel/index.ts';
import { breakOf, endOf, isLiftOpen } from './current-break.ts';

/** What a break of either kind blocks (P-21). */
const BLOCKED: readonly RestrictedActivity[] = ['DEPOSIT', 'PLAY', 'RECEIVE', 'PROMOTION', 'CANCEL_WITHDRAWAL'];

/** The restriction by the break of a member (P-29). */
export function restrictionsByBreak(context: DomainContext, { id }: { readonly id: string }): Restriction[] {
  const row = breakOf(context, id);
  if (row === undefined) return [];
  const end = endOf(row);
  const isExclusion = row.state === 'SELF_EXCLUSION';
  return [
    {
      code: isExclusion ? 'SELF_EXCLUDED' : 'TIME_OUT',
      since: row.since,
      ...(Number.isFinite(end) ? { until: new Date(end).toISOString() } : {}),
      blocks: [...BLOCKED],
      action: isExclusion ? actionOf(context, row) : 'NONE',
    },
  ];
}

/** Asking to lift an exclusion as soon as that is possible and was not done, else the addresses of help. */
function actionOf(context: DomainContext, row: BreakRow): Restriction['action'] {
  const isLiftable = context.clock.now().getTime() >= Date.parse(row.irrevocableUntil);
  return isLiftable && row.liftsAt === null && !isLiftOpen(context, row) ? 'LIFT_EXCLUSION' : 'HELP';
}
