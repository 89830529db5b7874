import { earliest, type DomainContext, type DueStep } from '../kernel/index.ts';
import { takeBack } from './take-back.ts';

/** The next end of an open bonus (PR-09). */
export function nextExpiry(context: DomainContext): DueStep | undefined {
  const open = context.store.turnoverGrants.findBy('state', 'OPEN');
  return earliest(
    open.flatMap((row) => {
      if (row.expiresAt === null) return [];
      const at = Date.parse(row.expiresAt);
      return [{ at, run: () => takeBack(context, row, { state: 'EXPIRED', at: new Date(at) }) }];
    }),
  );
}
