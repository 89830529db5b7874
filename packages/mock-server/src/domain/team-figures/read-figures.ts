import type { GameType } from '@croupier/sdk/types';

import type { AccountDayRow } from '../../store/rows/account-figures.ts';
import type { PlayDayRow } from '../../store/rows/play-totals.ts';
import { accountDaysIn, figureOfKind, ownMinorOf } from '../account-figures/index.ts';
import { isInRange, SITE_CURRENCY, type DomainContext, type TimeRange } from '../kernel/index.ts';
import { playDaysIn, validBetOfRow } from '../play-totals/index.ts';
import type { DayPart } from './days-of-range.ts';
import { minorOf, NO_FIGURES, type Figures } from './figures.ts';

/** Figures of one account, or of its play in one category. */
export interface FigurePart {
  readonly memberId: string;
  /** Absent for what belongs to no category. */
  readonly gameType?: GameType | undefined;
  readonly figures: Figures;
}

/** Whose figures are read; others are skipped. */
type IsAsked = (memberId: string) => boolean;

/**
 * The figures of accounts in a part of a brand day: from the sums of the day when it is whole, else from its single bets
 * and movements. With `byType`, rebates are split by category and all that belongs to none is left out.
 */
export function figuresOfDay(context: DomainContext, part: DayPart, isAsked: IsAsked, byType: boolean): FigurePart[] {
  const plays = playDaysIn(context, { from: part.day, to: part.day }).filter(({ memberId }) => isAsked(memberId));
  const days = accountDaysIn(context, part.day).filter(({ memberId }) => isAsked(memberId));
  if (part.isWhole) return [...plays.map(figuresOfPlay), ...days.flatMap((row) => figuresOfAccountDay(row, byType))];
  const players = new Set(plays.map(({ memberId }) => memberId));
  return [
    ...[...players].flatMap((memberId) => figuresOfBets(context, memberId, part)),
    ...days.flatMap(({ memberId }) => figuresOfMovements(context, memberId, part, byType)),
  ];
}

// Rows never change: a change is a new row. Reading a month of a large team would parse the same texts again and again.
const readPlays = new WeakMap<PlayDayRow, FigurePart>();
const readDays = new WeakMap<AccountDayRow, FigurePart>();

function figuresOfPlay(row: PlayDayRow): FigurePart {
  const known = readPlays.get(row);
  if (known !== undefined) return known;
  const { memberId, gameType, currency } = row;
  const [stake, validBet, payout] = [row.stake, row.validBet, row.payout].map((text) => minorOf(text, currency));
  const figures = { ...NO_FIGURES, stake: stake ?? 0n, validBet: validBet ?? 0n, payout: payout ?? 0n };
  const part = { memberId, gameType, figures };
  readPlays.set(row, part);
  return part;
}

function figuresOfAccountDay(row: AccountDayRow, byType: boolean): FigurePart[] {
  const { memberId, rebateByType } = row;
  if (byType) {
    // The keys are those of the schema.
    const entries = Object.entries(rebateByType) as [GameType, string][];
    return entries.map(([gameType, text]) => ({
      memberId,
      gameType,
      figures: { ...NO_FIGURES, rebate: minorOf(text, SITE_CURRENCY) },
    }));
  }
  const known = readDays.get(row);
  if (known !== undefined) return [known];
  const figures = {
    ...NO_FIGURES,
    deposit: minorOf(row.deposit, SITE_CURRENCY),
    withdrawal: minorOf(row.withdrawal, SITE_CURRENCY),
    bonus: minorOf(row.bonus, SITE_CURRENCY),
    rebate: minorOf(row.rebate, SITE_CURRENCY),
  };
  const part = { memberId, figures };
  readDays.set(row, part);
  return [part];
}

function figuresOfBets({ store }: DomainContext, memberId: string, range: TimeRange): FigurePart[] {
  return store.bets
    .findBy('memberId', memberId)
    .filter(({ status, settledAt }) => status === 'SETTLED' && settledAt !== null && isInRange(range, settledAt))
    .map((bet) => {
      const { gameType, stake, payout, currency } = bet;
      const sums = { stake: minorOf(stake, currency), payout: minorOf(payout, currency) };
      return { memberId, gameType, figures: { ...NO_FIGURES, ...sums, validBet: validBetOfRow(bet).minor } };
    });
}

function figuresOfMovements(
  { store: { journal } }: DomainContext,
  memberId: string,
  range: TimeRange,
  byType: boolean,
): FigurePart[] {
  return journal.movementsOf(memberId).flatMap(({ id, kind, at, gameType }): FigurePart[] => {
    const figure = figureOfKind(kind);
    if (figure === undefined || !isInRange(range, at)) return [];
    if (byType && (figure.name !== 'rebate' || gameType === undefined)) return [];
    const minor = figure.sign * ownMinorOf(journal.entriesOf(id), memberId);
    return [{ memberId, gameType, figures: { ...NO_FIGURES, [figure.name]: minor } }];
  });
}

/** Ids of the asked accounts that placed a bet in a part of a day that is not cancelled. */
export function playersOfDay(context: DomainContext, part: DayPart, isAsked: IsAsked): string[] {
  const players = accountDaysIn(context, part.day)
    .filter(({ memberId, hasPlayed }) => hasPlayed && isAsked(memberId))
    .map(({ memberId }) => memberId);
  if (part.isWhole) return players;
  const isPlaced = (memberId: string): boolean =>
    context.store.bets
      .findBy('memberId', memberId)
      .some(({ status, time }) => status !== 'CANCELLED' && isInRange(part, time));
  return players.filter(isPlaced);
}
