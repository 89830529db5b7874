import { parseAmount } from '@croupier/sdk/rules';

import { isAccepted } from '../domain/contracts/index.ts';
import { runDueSteps, SITE_CURRENCY, type DomainContext } from '../domain/kernel/index.ts';
import { ADJUSTMENT, mainWallet, move } from '../domain/ledger/index.ts';
import { countSlot } from '../domain/play-totals/index.ts';
import { countWindows, nextSettlementStep, openFirstWindow } from '../domain/settlements/index.ts';
import type { BetRow } from '../store/rows/money.ts';

/**
 * Settles the seeded bets by the seeded contracts, bet by bet, as it would have happened. What this paid was handed out in
 * cash, so that balances are those of the histories.
 */
export function seedSettlements(context: DomainContext): void {
  const { store, clock } = context;
  store.transact(() => {
    const start = clock.now().getTime();
    for (const contract of store.contracts.all().filter(isAccepted)) openFirstWindow(context, { contract });
    for (const bet of store.bets.all().toSorted((a, b) => settledAt(a) - settledAt(b))) {
      runDueSteps(at(context, settledAt(bet)), [nextSettlementStep]);
      const change = { before: { ...bet, status: 'UNSETTLED', settledAt: null } as const, after: bet };
      countSlot(context, change);
      countWindows(context, change);
    }
    // What is due at the start itself is done by the first call.
    runDueSteps(at(context, start - 1), [nextSettlementStep]);
    handOut(context);
  });
  store.journal.sortByTime();
}

const settledAt = (bet: BetRow): number => Date.parse(bet.settledAt ?? bet.time);

/** The world as it was at an instant in epoch ms. */
function at(context: DomainContext, time: number): DomainContext {
  return { ...context, clock: { ...context.clock, now: () => new Date(time) } };
}

/** Takes what each account got by contract, less what it paid, out of its wallet after the last payment. */
function handOut(context: DomainContext): void {
  const { store } = context;
  const sums = new Map<string, { minor: bigint; last: string }>();
  for (const { amount, payerId, receiverId, settledAt: paidAt } of store.salaryRecords.all()) {
    if (paidAt === null) continue;
    for (const [memberId, sign] of [
      [receiverId, 1n],
      [payerId, -1n],
    ] as const) {
      if (memberId === null) continue;
      const { minor = 0n, last = paidAt } = sums.get(memberId) ?? {};
      sums.set(memberId, {
        minor: minor + sign * parseAmount(amount, SITE_CURRENCY).minor,
        last: last > paidAt ? last : paidAt,
      });
    }
  }
  for (const [memberId, { minor, last }] of sums) {
    if (minor === 0n) continue;
    const posting = { kind: 'ADJUSTMENT', memberId, memo: 'Contract pay in cash', at: new Date(last) } as const;
    const amount = { minor: minor < 0n ? -minor : minor, currency: SITE_CURRENCY };
    const [from, to] = minor < 0n ? [ADJUSTMENT, mainWallet(memberId)] : [mainWallet(memberId), ADJUSTMENT];
    move(context, { ...posting, from, to, amount });
  }
}
