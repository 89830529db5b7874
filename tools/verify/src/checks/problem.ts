import type { Exchange } from '../server/exchange.ts';

/** What a deviation puts at risk, the worst first. */
export const RISKS = ['money', 'rule', 'sum', 'shape'] as const;
export type Risk = (typeof RISKS)[number];

/** One deviation from the contract. */
export interface Problem {
  readonly risk: Risk;
  /** Place of the deviation, such as `answer.value.balance` or `header Cache-Control`. */
  readonly field: string;
  readonly expected: string;
  readonly got: string;
  /** Heading, extension or schema of the contract that says so. */
  readonly rule: string;
  readonly exchange: Exchange;
}

/** The result of one comparison with the contract: undefined when the server conforms. */
export type Verdict = Problem | undefined;
