import { DAY_MS, HOUR_MS } from '@croupier/sdk/rules';

import { createRandom } from '../clock/random.ts';
import { SITE_CURRENCY, type DomainContext } from '../domain/kernel/index.ts';
import { ADJUSTMENT, mainWallet, move } from '../domain/ledger/index.ts';
import { createHistoryWriter, writeHistory, orderIdOn } from './history.ts';
import { ids } from './members.ts';
import { seedTransfers } from './transfers.ts';
import { seedRejectedOrder } from './withdrawals.ts';

const MARICEL = ids.member;
const AMIHAN = ids.agent;
/** Play money of every trial account. */
const TRIAL_MONEY = { minor: 500_000n, currency: SITE_CURRENCY };
/** The only deposits of other members: member, centavos, and age in hours. */
const SINGLE_DEPOSITS = [
  [ids.firstLogin, 50_000n, 20],
  [ids.expiredPassword, 186_025n, 480],
  [ids.weakPassword, 25_000n, 480],
  [ids.unknownAddress, 734_000n, 480],
] as const;

/**
 * Seeds the money history of the personas: maricel ends with ₱12,480.50, amihan with ₱58,200.00. The orders, bets and
 * launches of the contract's examples belong to maricel.
 */
export function seedMoney(context: DomainContext): void {
  const { store, clock } = context;
  const now = clock.now().getTime();
  store.transact(() => {
    writeHistory(
      context,
      { memberId: MARICEL, seed: 1001, days: 80, firstDeposit: 300_000n, furtherDeposit: 100_000n, maxStake: 200 },
      '11610.50',
    );
    writeHistory(
      context,
      { memberId: AMIHAN, seed: 2001, days: 40, firstDeposit: 5_000_000n, furtherDeposit: 500_000n, maxStake: 500 },
      '58000.00',
    );
    seedTransfers(context);
    seedRejectedOrder(context, now - 2.5 * HOUR_MS);
    const writer = createHistoryWriter(context, MARICEL, createRandom(MARICEL.length));
    // JDB has its own wallet, but the bet of the contract's example is booked on the main wallet.
    const game = { vendor: 'JDB', nodeId: 'rng_20481', gameName: 'Perlas ng Silangan', gameType: 'RNG' } as const;
    const exampleIds = { betId: 'bet_70041192', roundId: 'rd_551203' };
    writer.bet({ game, at: now - 2 * HOUR_MS, stake: 5000n, payout: 12_000n, ...exampleIds });
    writer.deposit(now - HOUR_MS, 100_000n, 'dep_20261121_0007');
    for (const [memberId, minor, hoursAgo] of SINGLE_DEPOSITS) {
      const at = now - hoursAgo * HOUR_MS;
      createHistoryWriter(context, memberId, createRandom(1)).deposit(at, minor, orderIdOn(context, at));
    }
    move(context, {
      kind: 'ADJUSTMENT',
      memberId: ids.trial,
      at: new Date(now - DAY_MS),
      from: ADJUSTMENT,
      to: mainWallet(ids.trial),
      amount: TRIAL_MONEY,
    });
    store.launches.insert({
      id: 'ln_9920',
      token: 'lt_31c7',
      memberId: MARICEL,
      // TALA uses the main wallet, from which the contract's examples debit their stakes.
      vendor: 'TALA',
      nodeId: 'rng_20510',
      demo: false,
      openedAt: new Date(now - 2 * HOUR_MS).toISOString(),
      usedAt: new Date(now - 2 * HOUR_MS).toISOString(),
      endedAt: null,
    });
  });
}
