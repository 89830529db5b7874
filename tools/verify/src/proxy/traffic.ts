import type { OperationId } from '@croupier/sdk/operations';

import { inspectAnswer } from '../checks/inspect-answer.ts';
import { contractDocument } from '../contract/document.ts';
import { operations, type Operation } from '../contract/operations.ts';
import { mergeProblems } from '../run/merge-problems.ts';
import type { FoundProblem, OperationResult, RunResult } from '../run/result.ts';
import { isSuccess, outcomeOf, type Exchange } from '../server/exchange.ts';

/** Name of the check in reports; `croupier-verify --check answer` makes the same comparison. */
const CHECK = 'answer';

/** What the proxy has seen of the upstream, which can be shown as a report at any time. */
export interface Traffic {
  /** Compares an answer of the upstream with the contract, and returns the deviations. */
  inspect(exchange: Exchange): readonly FoundProblem[];
  /** The upstream does not have the operation. */
  missing(operation: Operation): void;
  result(): RunResult;
}

interface Seen {
  readonly problems: FoundProblem[];
  isMissing: boolean;
  hasSuccess: boolean;
  /** Status and code of the latest refusal. */
  refusal?: string;
}

export function createTraffic(upstream: string): Traffic {
  const startedAt = new Date();
  const seen = new Map<OperationId, Seen>();
  let comparisons = 0;
  const of = ({ id }: Operation): Seen => {
    const known = seen.get(id) ?? { problems: [], isMissing: false, hasSuccess: false };
    seen.set(id, known);
    return known;
  };
  return {
    inspect(exchange) {
      const known = of(exchange.operation);
      const verdicts = inspectAnswer(exchange);
      const problems = verdicts.flatMap((problem) =>
        problem === undefined ? [] : [{ ...problem, check: CHECK, times: 1 }],
      );
      comparisons += verdicts.length;
      known.isMissing = false;
      if (isSuccess(exchange)) known.hasSuccess = true;
      else known.refusal = outcomeOf(exchange);
      // Merged at once, so that a page that polls for hours does not fill the memory.
      known.problems.splice(0, known.problems.length, ...mergeProblems([...known.problems, ...problems]));
      return problems;
    },
    missing(operation) {
      of(operation).isMissing = true;
    },
    result() {
      return {
        baseUrl: upstream,
        contractVersion: contractDocument.info.version,
        startedAt,
        tookMs: Date.now() - startedAt.getTime(),
        comparisons,
        roles: ['guest', 'trial', 'member', 'agent'],
        operations: operations.map((operation) => resultOf(operation, seen.get(operation.id))),
        journeys: [],
        notTried: [],
      };
    },
  };
}

function resultOf({ id, tag }: Operation, seen: Seen | undefined): OperationResult {
  const problems = seen?.problems ?? [];
  const result = { id, tag, problems };
  if (problems.length > 0) return { ...result, state: 'fails' };
  if (seen?.hasSuccess === true) return { ...result, state: 'conforms' };
  if (seen?.isMissing === true) return { ...result, state: 'not implemented' };
  const reason = seen?.refusal === undefined ? 'not called' : `no success; it answered ${seen.refusal}`;
  return { ...result, state: 'not reached', reason };
}
