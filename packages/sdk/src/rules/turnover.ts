import type { GameType, TurnoverGrantState } from '../generated/types.gen.ts';
import { compareAmounts, divideAmount, multiplyAmount, subtractAmounts, type Amount } from './money.ts';

/** The part of a bet that counts, by game type: a decimal string such as `0.5000`. A type without one counts nothing. */
export type TurnoverWeights = Readonly<Partial<Record<GameType, string>>>;

/** A credit with required turnover (rule W-10). Times are ISO 8601 in UTC, as `toISOString` writes them. */
export interface TurnoverRequirement {
  readonly id: string;
  /** False for deposits and transfers, for which all of a bet counts. */
  readonly isBonus: boolean;
  readonly required: Amount;
  readonly done: Amount;
  readonly state: TurnoverGrantState;
  readonly createdAt: string;
  /** When it was DONE; null in every other state. */
  readonly doneAt: string | null;
  readonly weights: TurnoverWeights;
}

/** What a bet adds to one requirement. */
export interface TurnoverShare {
  readonly id: string;
  /** Above zero. */
  readonly amount: Amount;
  /** The part of the bet's turnover that it used up: `amount` before the weight of the game type. */
  readonly used: Amount;
}

/** A settled bet; `placedAt` is ISO 8601 in UTC. */
export interface TurnoverBet {
  readonly gameType: GameType;
  readonly placedAt: string;
  /** Its turnover by rule M-07. */
  readonly validBet: Amount;
}

/** Requirements in the order in which bets count for them (rule W-11): real money first, then the oldest, then by id. */
export function inTurnoverOrder<Item extends Pick<TurnoverRequirement, 'id' | 'isBonus' | 'createdAt'>>(
  requirements: readonly Item[],
): Item[] {
  return requirements.toSorted(
    (a, b) =>
      Number(a.isBonus) - Number(b.isBonus) ||
      Date.parse(a.createdAt) - Date.parse(b.createdAt) ||
      compareIds(a.id, b.id),
  );
}

/**
 * Shares a settled bet among open requirements (rules W-11 and W-12). A requirement that was created after the bet was
 * placed gets nothing, each unit of turnover counts once, and what is left after the last one is lost.
 */
export function sharesOfBet(requirements: readonly TurnoverRequirement[], bet: TurnoverBet): readonly TurnoverShare[] {
  const placed = Date.parse(bet.placedAt);
  const open = requirements.filter(({ state, createdAt }) => state === 'OPEN' && Date.parse(createdAt) <= placed);
  const shares: TurnoverShare[] = [];
  let left = bet.validBet;
  for (const { id, isBonus, required, done, weights } of inTurnoverOrder(open)) {
    if (left.minor <= 0n) break;
    const weight = isBonus ? (weights[bet.gameType] ?? '0') : '1';
    if (isZero(weight)) continue;
    const counted = multiplyAmount(left, weight, 'down');
    const need = subtractAmounts(required, done);
    const isFull = compareAmounts(counted, need) >= 0;
    const amount = isFull ? need : counted;
    const used = isFull ? divideAmount(need, weight, 'up') : left;
    if (amount.minor > 0n) shares.push({ id, amount, used });
    left = subtractAmounts(left, used);
  }
  return shares;
}

/**
 * The requirements whose sums are `turnoverRequired` and `turnoverDone` (rule W-17), in the order in which bets count
 * for them: the OPEN ones and those DONE that are not older than the oldest OPEN one; without an OPEN one, the one that
 * was DONE last.
 */
export function shownRequirements<Item extends TurnoverRequirement>(requirements: readonly Item[]): readonly Item[] {
  const open = requirements.filter(({ state }) => state === 'OPEN');
  const done = requirements.filter(({ state }) => state === 'DONE');
  if (open.length === 0) return done.toSorted(byDoneAt).slice(-1);
  const oldest = Math.min(...open.map(({ createdAt }) => Date.parse(createdAt)));
  return inTurnoverOrder([...open, ...done.filter(({ createdAt }) => Date.parse(createdAt) >= oldest)]);
}

/**
 * The part of a main balance that cannot be withdrawn (rule W-16). `principals` are those of OPEN requirements;
 * `winnings` are what those among them that lock winnings lock, below zero after losses.
 */
export function lockedAmount(balance: Amount, principals: readonly Amount[], winnings: Amount): Amount {
  const won = winnings.minor > 0n ? winnings.minor : 0n;
  const minor = principals.reduce((sum, principal) => sum + principal.minor, won);
  return { minor: minor < balance.minor ? minor : balance.minor, currency: balance.currency };
}

const isZero = (weight: string): boolean => !/[1-9]/.test(weight);

const compareIds = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Of those that were done at the same instant, the one created last comes last. */
const byDoneAt = (a: TurnoverRequirement, b: TurnoverRequirement): number =>
  Date.parse(a.doneAt ?? '') - Date.parse(b.doneAt ?? '') ||
  Date.parse(a.createdAt) - Date.parse(b.createdAt) ||
  compareIds(a.id, b.id);
