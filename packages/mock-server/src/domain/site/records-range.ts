import { readRange, type DomainContext, type TimeQuery, type TimeRange } from '../kernel/index.ts';
import { policyOf } from './settings.ts';

/** The range of a list of records, of at most `recordsDays` of the policy. Refuses others with DATE_RANGE_INVALID. */
export function recordsRange(context: DomainContext, query: TimeQuery): TimeRange {
  return readRange(context, query, policyOf(context).recordsDays);
}
