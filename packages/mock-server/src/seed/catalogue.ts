import { HOUR_MS, MINUTE_MS } from '@croupier/sdk/rules';

import { SITE_CURRENCY, type DomainContext } from '../domain/kernel/index.ts';
import { allGames } from '../domain/catalogue/index.ts';
import { personas } from './personas.ts';
import { winners } from './winners.data.ts';

/** Games under maintenance in a new world, with the remaining hours. None of them is a hot game. */
const MAINTENANCE: Readonly<Record<string, number>> = {
  rng_20502: 8,
  rng_20999: 72,
  rng_20007: 3,
  rng_20021: 5,
  rng_20133: 2,
  rng_20260: 12,
  fish_3304: 4,
  live_30021: 1,
  pvp_40009: 6,
};
const FAVOURITES = ['rng_20481', 'rng_20510', 'fish_3310', 'live_30010', 'rng_20003', 'pvp_40003'];
const RECENT = ['elott_80001', 'rng_20035', 'fish_11010', 'rng_20019', 'live_30003', 'rng_20481'];

/** Seeds maintenance, wins, and the first member's favourites. */
export function seedCatalogue({ store, clock, random }: DomainContext): void {
  const now = clock.now().getTime();
  const at = (offset: number): string => new Date(now + offset).toISOString();
  // Rounded up to a half hour.
  const plannedEnd = (hours: number): string =>
    new Date(Math.ceil((now + hours * HOUR_MS) / (HOUR_MS / 2)) * (HOUR_MS / 2)).toISOString();
  const [member] = store.members.findBy('account', personas.member.account);
  const games = allGames().filter(({ isGame, category }) => isGame && (category === 'RNG' || category === 'FISH'));
  store.transact(() => {
    for (const [id, hours] of Object.entries(MAINTENANCE))
      store.gameMaintenance.insert({ id, until: plannedEnd(hours) });
    store.vendorClosures.insert({ id: 'SV3', until: plannedEnd(6) });
    winners.forEach(({ account, amount }, index) => {
      const nodeId = games[(index * 37) % games.length]?.nodeId ?? '';
      const settledAt = at(-random.integer(5, 6 * 24 * 60) * MINUTE_MS);
      store.wins.insert({ id: `win_${index + 1}`, account, nodeId, amount, currency: SITE_CURRENCY, settledAt });
    });
    if (member === undefined) return;
    const memberId = member.id;
    for (const nodeId of FAVOURITES) store.favourites.insert({ id: `${memberId}:${nodeId}`, memberId, nodeId });
    RECENT.forEach((nodeId, index) => {
      const playedAt = at(-(RECENT.length - index) * 7 * HOUR_MS);
      store.recentGames.insert({ id: `${memberId}:${nodeId}`, memberId, nodeId, playedAt });
    });
  });
}
