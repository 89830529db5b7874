import { operationIdOf } from '@croupier/sdk/hooks';
import type { LiveEvent } from '@croupier/sdk/types';
import type { QueryClient } from '@tanstack/react-query';

import { isBalanceHeld } from '../../shared/member-balance.ts';
import { OUTDATED_READS } from './outdated-reads.data.ts';

/** Time in ms for which events are collected: one change is often several events, which outdate the same reads. */
const COLLECT_MS = 50;

/** The read with the balance that the header shows. */
const BALANCE_READ = 'getMemberInfo';
/** Everything that an event can outdate. */
const ALL_READS: ReadonlySet<string | undefined> = new Set([BALANCE_READ, ...Object.values(OUTDATED_READS).flat()]);

export interface OutdatedQueries {
  /** Reads again what the event outdates, as far as it is on screen; the rest when it is next. */
  readonly outdate: (type: LiveEvent['type']) => void;
  /** Reads everything again that events report. */
  readonly outdateAll: () => void;
  readonly stop: () => void;
}

/** Reads outdated data again, each query once for events that come together. */
export function createOutdatedQueries(queryClient: QueryClient): OutdatedQueries {
  const outdated = new Set<string | undefined>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAgain = (): void => {
    timer = undefined;
    const reads = new Set(outdated);
    outdated.clear();
    if (isBalanceHeld()) reads.delete(BALANCE_READ);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => reads.has(operationIdOf(queryKey)) });
  };
  const add = (reads: Iterable<string | undefined>): void => {
    for (const read of reads) outdated.add(read);
    timer ??= setTimeout(readAgain, COLLECT_MS);
  };
  return {
    outdate: (type) => add(OUTDATED_READS[type]),
    outdateAll: () => add(ALL_READS),
    stop: () => clearTimeout(timer),
  };
}
