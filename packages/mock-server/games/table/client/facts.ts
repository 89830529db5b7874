import { byId, make } from '../../client/dom.ts';
import type { Round } from '../../client/game-session.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import type { TableTranslate } from '../locales/en.data.ts';
import { returnedOf, SPOTS, type TableGame } from '../rules.ts';
import { nameOf } from './describe.ts';
import type { Drawn, SpotStakes } from './outcome.ts';

interface FactsOptions {
  readonly t: TableTranslate;
  readonly money: (amount: string) => string;
  readonly change: (amount: string) => string;
}

const showLines = (id: string, lines: readonly (readonly [name: string, value: string])[]): void =>
  byId(id).replaceChildren(
    ...lines.map(([name, value]) => make('div', '', make('dt', '', name), make('dd', '', value))),
  );

/** Shows the bet, and what comes back by spot. */
export function showSlip(
  game: TableGame,
  { taken, laid }: { readonly taken: SpotStakes; readonly laid: SpotStakes },
  { t, money }: FactsOptions,
): void {
  const sum = (stakes: SpotStakes): bigint =>
    Object.values(stakes).reduce((total, stake) => total + minorOf(stake), 0n);
  const both = (id: string): bigint => minorOf(taken[id] ?? '0.00') + minorOf(laid[id] ?? '0.00');
  const back = (winner: string): bigint =>
    SPOTS[game].reduce((total, { id }) => total + (both(id) * BigInt(returnedOf(game, id, winner))) / 100n, 0n);
  const staked = SPOTS[game].filter(({ id }) => both(id) > 0n);
  showLines('slip', [
    [t('yourBet'), money(amountOf(sum(taken)))],
    ...(sum(laid) > 0n ? [[t('onTable'), money(amountOf(sum(laid)))] as const] : []),
    ...staked.map(
      ({ id }) => [t('ifWins', { name: nameOf(id, t) }), t('back', { amount: money(amountOf(back(id))) })] as const,
    ),
  ]);
}

/** Shows the last rounds, by letters and colours. */
export function showRoad(game: TableGame, road: readonly Drawn[], t: TableTranslate): void {
  const [first, middle, second] = SPOTS[game];
  const count = (id: string): number => road.filter(({ winner }) => winner === id).length;
  const title = t('road', { count: road.length });
  byId('road-title').textContent = title;
  const counts = [first, second, middle].map(({ id }) => t('roadItem', { name: nameOf(id, t), count: count(id) }));
  byId('road').setAttribute('aria-label', `${title}: ${counts.join(', ')}`);
  byId('road').replaceChildren(...road.map(({ winner }) => drawBead(game, winner)));
}

/** Draws the letter of a result. */
export function drawBead(game: TableGame, winner: string | undefined): HTMLElement {
  const bead = make('i', 'bead', SPOTS[game].find(({ id }) => id === winner)?.letter ?? '');
  bead.dataset['id'] = winner ?? '';
  return bead;
}

/** Totals since the player sat down. */
export interface Visit {
  add(round: Round): void;
  show(): void;
}

export function createVisit({ t, change }: FactsOptions): Visit {
  const since = performance.now();
  const seen = new Set<number>();
  let net = 0n;
  return {
    add({ stake, payout, at }) {
      net += minorOf(payout) - minorOf(stake);
      // Bets of one round lie in the same 40 seconds.
      seen.add(Math.floor(Date.parse(at) / 40_000));
    },
    show: () =>
      showLines('visit', [
        [t('atTable'), t('minutes', { minutes: Math.floor((performance.now() - since) / 60_000) })],
        [t('rounds'), String(seen.size)],
        [t('visitNet'), change(amountOf(net))],
      ]),
  };
}
