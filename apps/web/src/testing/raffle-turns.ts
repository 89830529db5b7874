import type { World } from '@croupier/mock-server/node';
import { calendarDay } from '@croupier/sdk/rules';

const MEMBER = 'm_1001';
const TURNOVER_PER_TURN = 1000;
/** Turnover beyond the last turn, in pesos. */
const REST = 620;

/** Replaces the play of maricel by one day, today, whose turnover gives so many turns of the raffle. */
export function giveTurns({ store, clock }: World, turns: number): void {
  const now = clock.now();
  const day = calendarDay(now, 'Asia/Manila');
  const turnover = `${turns * TURNOVER_PER_TURN + REST}.00`;
  store.transact(() => {
    for (const { id } of store.playDays.findBy('memberId', MEMBER)) store.playDays.remove(id);
    store.playDays.insert({
      id: `${MEMBER} ${day} RNG`,
      memberId: MEMBER,
      day,
      gameType: 'RNG',
      currency: 'PHP',
      bets: 1,
      stake: turnover,
      validBet: turnover,
      payout: '0.00',
    });
  });
}
