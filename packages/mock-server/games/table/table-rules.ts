import { addAmounts, compareAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import * as z from 'zod/mini';

import type { Table } from '../../src/domain/games/index.ts';
import { drawTable, randomOfRound, tableRound } from '../../src/domain/live/index.ts';
import type { GameRules } from '../game-rules.ts';
import { CHIP_STEPS, returnedOf, SPOTS } from './rules.ts';

const money = z.string().check(z.regex(/^\d{1,9}\.\d\d$/));
const bet = z.strictObject({ number: z.int(), spots: z.record(z.string(), money) });

type Stakes = readonly (readonly [spotId: string, stake: Amount])[];

const sumOf = (amounts: readonly Amount[], currency: string): Amount =>
  amounts.reduce(addAmounts, { minor: 0n, currency });

/** Rules of a table: bets on up to three spots of a round that everybody at the table has at once. */
export function tableRules({ id, game, minBet, maxBet }: Table): GameRules {
  const stakesOf = (spots: Readonly<Record<string, string>>, currency: string): Stakes =>
    SPOTS[game].flatMap((spot) => {
      const stake = spots[spot.id];
      return stake === undefined ? [] : [[spot.id, parseAmount(stake, currency)] as const];
    });
  const readBet = (betJson: string, currency: string): Stakes =>
    stakesOf(bet.parse(JSON.parse(betJson)).spots, currency);
  return {
    stakeSteps: CHIP_STEPS.map((step) => (Number(minBet) * step).toFixed(2)),
    parseBet(data, currency) {
      const { data: parsed } = bet.safeParse(data);
      if (parsed === undefined) return undefined;
      const stakes = stakesOf(parsed.spots, currency);
      const unit = parseAmount(minBet, currency).minor;
      const isValid = ([, stake]: Stakes[number]): boolean =>
        stake.minor > 0n && stake.minor % unit === 0n && compareAmounts(stake, parseAmount(maxBet, currency)) <= 0;
      if (stakes.length === 0 || stakes.length < Object.keys(parsed.spots).length || !stakes.every(isValid)) {
        return undefined;
      }
      const spots = Object.fromEntries(stakes.map(([spotId, stake]) => [spotId, formatAmount(stake)]));
      const amounts = stakes.map(([, stake]) => stake);
      return { stake: sumOf(amounts, currency), betJson: JSON.stringify({ number: parsed.number, spots }) };
    },
    draw(betJson, currency, random) {
      const drawn = drawTable(game, random);
      const payouts = readBet(betJson, currency).map(([spotId, { minor }]) => ({
        minor: (minor * BigInt(returnedOf(game, spotId, drawn.winner))) / 100n,
        currency,
      }));
      return { payout: sumOf(payouts, currency), outcome: drawn };
    },
    shared: {
      roundOf: (betJson) => tableRound(bet.parse(JSON.parse(betJson)).number),
      randomOf: (number) => randomOfRound(id, number),
      fits(betJson, others, currency) {
        const limit = parseAmount(maxBet, currency);
        const staked = others.flatMap((other) => readBet(other, currency));
        return readBet(betJson, currency).every(([spotId, stake]) => {
          const own = staked.filter(([other]) => other === spotId).map(([, amount]) => amount);
          return compareAmounts(sumOf([stake, ...own], currency), limit) <= 0;
        });
      },
    },
  };
}
