import { addAmounts, calendarDay, parseAmount, periodAt, subtractAmounts, type Amount } from '@croupier/sdk/rules';

import type { RebateDifferenceRow } from '../store/rows/agents.ts';
import { runDueSteps, SITE_TIME_ZONE, type DomainContext } from '../domain/kernel/index.ts';
import { ADJUSTMENT, mainWallet, move } from '../domain/ledger/index.ts';
import { nextDifferenceStep, startDifferences } from '../domain/rebate-differences/index.ts';

/**
 * Pays the rebate differences of the seeded bets since the half of the month began. What this paid was handed out in cash,
 * so that balances are those of the histories.
 */
export function seedRebateDifferences(context: DomainContext): void {
  const { store, clock } = context;
  store.transact(() => {
    const { start } = periodAt('SEMI_MONTH', clock.now(), SITE_TIME_ZONE);
    startDifferences(context, calendarDay(start, SITE_TIME_ZONE));
    runDueSteps(context, [nextDifferenceStep]);
    for (const [agentId, rows] of Map.groupBy(store.rebateDifferences.all(), (row) => row.agentId)) {
      handOut(context, agentId, rows);
    }
  });
}

/** Takes what an agent got out of the wallet after the last payment. */
function handOut(context: DomainContext, agentId: string, rows: readonly RebateDifferenceRow[]): void {
  const amount = rows.map(amountOf).reduce(addAmounts);
  const paidAt = rows.flatMap(({ movementId }) => context.store.journal.movement(movementId ?? '')?.at ?? []).at(-1);
  if (paidAt === undefined) return;
  const posting = { kind: 'ADJUSTMENT', memberId: agentId, memo: 'Rebate differences in cash' } as const;
  move(context, { ...posting, at: new Date(paidAt), from: mainWallet(agentId), to: ADJUSTMENT, amount });
}

function amountOf({ gross, correction, currency }: RebateDifferenceRow): Amount {
  return subtractAmounts(parseAmount(gross, currency), parseAmount(correction, currency));
}
