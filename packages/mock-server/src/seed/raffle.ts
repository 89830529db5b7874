import { HOUR_MS, MINUTE_MS, periodAt } from '@croupier/sdk/rules';

import { fingerprintOf, SITE_TIME_ZONE, type DomainContext } from '../domain/kernel/index.ts';
import { chancesOf, closeTickets, drawOnWheel, drawTickets, openRaffle } from '../domain/raffle/index.ts';
import type { RaffleEntryRow, RaffleRow } from '../store/rows/raffle.ts';
import { ids } from './members.ts';

/** Maricel in the running raffle: the seeds of the contract's examples. */
const ENTRY = {
  entryCode: 'c0ffee123456',
  serverSeed: '6f1e0c5a9b3d47e28c10f4a7d95b2e6638a1c0de4472b95f0d1e2c3b4a596877',
  clientSeed: 'maricel-2026',
};
/** Her client seed in the raffle of last month; its draws win nothing, so that no account has to agree with them. */
const LAST_CLIENT_SEED = 'dama-de-noche';
/** Times of her draws: in ms before the end of last month's raffle, and before now. */
const LAST_DRAWS = [80 * HOUR_MS, 79 * HOUR_MS, 26 * HOUR_MS];
const DRAWS = [92 * MINUTE_MS, 91 * MINUTE_MS];

/** Seeds the drawn raffle of last month, and the running one, both with draws of maricel. Needs the totals of play. */
export function seedRaffle(context: DomainContext): void {
  const { store, clock } = context;
  const { start } = periodAt('MONTH', clock.now(), SITE_TIME_ZONE);
  store.transact(() => {
    seedDrawnRaffle(context, start);
    seedRunningRaffle(context, start);
  });
}

function seedDrawnRaffle(context: DomainContext, end: Date): void {
  const { store } = context;
  const raffle = openRaffle(context, new Date(end.getTime() - 1), fingerprintOf('seed of the drawn raffle'));
  for (const { id: memberId } of store.members.all()) {
    // Codes of their own, so that the same seed gives the same winners.
    const entryCode = fingerprintOf(`entry code of ${memberId}`).slice(0, 12);
    const clientSeed = memberId === ids.member ? LAST_CLIENT_SEED : entryCode;
    enter(context, raffle, { memberId, entryCode, serverSeed: fingerprintOf(`seed of ${memberId}`), clientSeed });
  }
  for (const before of LAST_DRAWS) drawOnWheel(context, raffle, ids.member, new Date(end.getTime() - before));
  closeTickets(context, raffle);
  drawTickets(context, store.raffles.get(raffle.id) ?? raffle);
}

/** Maricel draws as often as leaves her a chance. */
function seedRunningRaffle(context: DomainContext, start: Date): void {
  const raffle = openRaffle(context, start);
  enter(context, raffle, { memberId: ids.member, ...ENTRY });
  for (const before of DRAWS) {
    const at = new Date(context.clock.now().getTime() - before);
    if (at > start && chancesOf(context, raffle, ids.member).remaining > 1)
      drawOnWheel(context, raffle, ids.member, at);
  }
}

type Entry = Pick<RaffleEntryRow, 'memberId' | 'entryCode'> & Omit<RaffleEntryRow['seeds'][number], 'draws'>;

function enter({ store }: DomainContext, { id: raffleId }: RaffleRow, entry: Entry): void {
  const { memberId, entryCode, ...pair } = entry;
  store.raffleEntries.insert({
    id: `${raffleId} ${memberId}`,
    raffleId,
    memberId,
    entryCode,
    seeds: [{ ...pair, draws: 0 }],
  });
}
