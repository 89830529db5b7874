import { createRandom } from '../clock/random.ts';
import type { DomainContext } from '../domain/context.ts';
import { createPast, liveThrough } from './history.ts';

const HOUR = 3_600_000;
const MARICEL = 'm_1001';
const AMIHAN = 'm_2001';
const DAY = 24 * HOUR;
/** What others paid in and have not touched since, in centavos. */
const UNTOUCHED = { dalisay: 50_000n, ligaya: 186_025n, marikit: 25_000n, crisanto: 734_000n } as const;

/**
 * What the first members did with their money: maricel has ₱12,480.50 left, amihan ₱58,200.00. The ids of the
 * contract's examples are maricel's.
 */
export function seedMoney(context: DomainContext): void {
  const { store, clock } = context;
  const now = clock.now().getTime();
  store.transact(() => {
    liveThrough(
      context,
      { memberId: MARICEL, seed: 1001, days: 80, firstDeposit: 300_000n, furtherDeposit: 100_000n, mostStake: 200 },
      '11410.50',
    );
    const past = createPast(context, MARICEL, createRandom(MARICEL.length));
    const game = { vendor: 'JDB', nodeId: 'rng_20481', gameName: 'Perlas ng Silangan', gameType: 'RNG' } as const;
    const ids = { betId: 'bet_70041192', roundId: 'rd_551203' };
    past.bet({ game, at: now - 2 * HOUR, stake: 5000n, payout: 12_000n, ...ids });
    past.deposit(now - HOUR, 100_000n, 'dep_20261121_0007');
    liveThrough(
      context,
      { memberId: AMIHAN, seed: 2001, days: 40, firstDeposit: 5_000_000n, furtherDeposit: 500_000n, mostStake: 500 },
      '58200.00',
    );
    for (const [account, minor] of Object.entries(UNTOUCHED)) {
      const [member] = store.members.findBy('account', account);
      if (member === undefined) throw new Error(`The world has no ${account}.`);
      createPast(context, member.id, createRandom(account.length)).deposit(now - 20 * DAY, minor, `dep_${account}`);
    }
    store.launches.insert({
      id: 'ln_9920',
      token: 'lt_31c7',
      memberId: MARICEL,
      vendor: 'JDB',
      nodeId: 'rng_20481',
      demo: false,
      openedAt: new Date(now - 2 * HOUR).toISOString(),
      usedAt: new Date(now - 2 * HOUR).toISOString(),
      endedAt: null,
    });
  });
}
