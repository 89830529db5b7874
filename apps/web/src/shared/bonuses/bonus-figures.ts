import {
  addAmounts,
  compareAmounts,
  formatAmount,
  parseAmount,
  subtractAmounts,
  type Amount,
} from '@croupier/sdk/rules';
import type { TurnoverGrant, WithdrawConfig } from '@croupier/sdk/types';

/** What the main wallet consists of, as decimal strings that sum to `balance`. */
export interface WalletParts {
  readonly balance: string;
  readonly free: string;
  /** Deposits and transfers whose turnover is not played. */
  readonly ownMoney: string;
  readonly bonuses: string;
  readonly winnings: string;
}

/**
 * The parts of the main wallet (rule W-16). While a part of the locked money is at a vendor, the wallet holds less than is
 * locked; the own money is then named first.
 */
export function walletPartsOf({ withdrawable, locked, grants, currency }: WithdrawConfig): WalletParts {
  const whole = parseAmount(locked, currency);
  const open = openGrantsOf(grants);
  const ownMoney = least(
    sumOfPrincipals(
      open.filter((grant) => !isBonus(grant)),
      currency,
    ),
    whole,
  );
  const rest = subtractAmounts(whole, ownMoney);
  const bonuses = least(sumOfPrincipals(open.filter(isBonus), currency), rest);
  return {
    balance: formatAmount(addAmounts(parseAmount(withdrawable, currency), whole)),
    free: withdrawable,
    ownMoney: formatAmount(ownMoney),
    bonuses: formatAmount(bonuses),
    winnings: formatAmount(subtractAmounts(rest, bonuses)),
  };
}

export const openGrantsOf = (grants: readonly TurnoverGrant[]): readonly TurnoverGrant[] =>
  grants.filter(({ state }) => state === 'OPEN');

export const isBonus = ({ source }: TurnoverGrant): boolean => source === 'PROMOTION' || source === 'REWARD';

const least = (one: Amount, other: Amount): Amount => (compareAmounts(one, other) < 0 ? one : other);

const sumOf = (amounts: readonly Amount[], currency: string): Amount =>
  amounts.reduce(addAmounts, { minor: 0n, currency });

const sumOfPrincipals = (grants: readonly TurnoverGrant[], currency: string): Amount =>
  sumOf(
    grants.map(({ principal }) => parseAmount(principal, currency)),
    currency,
  );

/** The turnover that grants still require. */
export function leftToStake(grants: readonly TurnoverGrant[], currency: string): string {
  const left = grants.map(({ required, done }) =>
    subtractAmounts(parseAmount(required, currency), parseAmount(done, currency)),
  );
  return formatAmount(sumOf(left, currency));
}

/** What a wallet holds after an amount was taken from it, at least nothing. */
export function balanceAfter(balance: string, taken: string, currency: string): string {
  const [held, most] = [parseAmount(balance, currency), parseAmount(taken, currency)];
  return formatAmount(subtractAmounts(held, least(held, most)));
}

/** True when a wallet holds at least an amount. */
export const covers = (balance: string, amount: string, currency: string): boolean =>
  compareAmounts(parseAmount(balance, currency), parseAmount(amount, currency)) >= 0;
