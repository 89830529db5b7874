import examples from '@croupier/api-spec/fixtures/record-examples.json' with { type: 'json' };
import type { PeriodKind, RangePreset } from '@croupier/sdk/rules';
import type { BetStatus, ErrorCode, GameType, TransactionType } from '@croupier/sdk/types';

export interface ExampleBet {
  readonly gameType?: GameType;
  readonly stake: string;
  readonly payout: string;
  readonly status?: BetStatus;
  readonly settledAt?: string;
  readonly placedAt?: string;
}

export interface ExampleEntry {
  readonly at: string;
  readonly type: TransactionType;
  readonly amount: string;
  readonly gameType?: GameType;
}

/** A half-open period. */
export interface ExamplePeriod {
  readonly start: string;
  readonly end: string;
}

interface Side {
  readonly main: string;
  readonly withdrawable: string;
}

/** One step of an example of wallets. */
export type WalletMove =
  | { readonly from: string; readonly to: string; readonly amount: string }
  | { readonly all: true };

interface Example<Given, When, Expected> {
  readonly id: string;
  readonly title: string;
  readonly given: Given;
  readonly when: When & { readonly do: string };
  readonly expect: Expected;
}

/** Shape of the examples of each calculation. */
interface Calculations {
  periods: Example<{ zone?: string }, { at: string }, Record<PeriodKind, ExamplePeriod>>;
  preset: Example<{ now: string }, { name: RangePreset }, { startTime: string; endTime: string }>;
  progress: Example<{ grants: [done: string, required: string][] }, unknown, { percents: number[] }>;
  csv: Example<{ columns: [name: string, kind: string][]; rows: string[][] }, unknown, { text: string }>;
  validBets: Example<{ bets: ExampleBet[] }, unknown, { validBets: string[] }>;
  figures: Example<
    { period: ExamplePeriod; bets: ExampleBet[]; credits?: ExampleEntry[] },
    unknown,
    { rows: object[]; total: object; ggr: string; ngr: string }
  >;
  countsOn: Example<
    { bet: { placedAt: string; settledAt: string } },
    unknown,
    Record<'bettingRecord' | 'turnoverAndProfit' | 'stakeInLimits' | 'payoutInLimits', string>
  >;
  deposits: Example<
    { entries: ExampleEntry[] },
    unknown,
    Record<'grossDeposits' | 'withdrawals' | 'netDeposits', string>
  >;
  record: Example<
    { opening: string; entries: ExampleEntry[] },
    unknown,
    { rows: object[]; totalIn: string; totalOut: string }
  >;
  range: Example<
    { recordsDays: number },
    { startTime: string; endTime: string },
    { days?: number; errorCode?: ErrorCode }
  >;
  statement: Example<
    { period: ExamplePeriod; entries: ExampleEntry[] },
    unknown,
    Partial<Record<TransactionType, string>> & Record<'opening' | 'closing' | 'netDeposits' | 'netPlay', string>
  >;
  wallets: Example<
    { wallets: Record<string, string>; closed: string[]; moves: WalletMove[] },
    unknown,
    {
      results: { state?: 'DONE'; errorCode?: ErrorCode; failed?: string[] }[];
      wallets: Record<string, string>;
      total: string;
      rows: { type: TransactionType; amount: string; wallet: string }[];
    }
  >;
  transfer: Example<
    { direction: 'UPLINE' | 'DOWNLINE'; sender: Side; receiver: { main: string } },
    { amount: string },
    { errorCode?: ErrorCode; value?: object; senderRow?: object; receiverRow?: object }
  >;
}

/** The worked examples of a calculation in the money rules, each with its id and title. */
export function examplesOf<Name extends keyof Calculations>(calculation: Name): [name: string, Calculations[Name]][] {
  const found = examples.filter((example) => example.when.do === calculation);
  if (found.length === 0) throw new Error(`There is no example of ${calculation}.`);
  // The file is data; `Calculations` describes it.
  return found.map((example) => [`${example.id}: ${example.title}`, example as unknown as Calculations[Name]]);
}
