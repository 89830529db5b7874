import { isApiError, type ErrorKind } from '../errors/api-error.ts';
import { outcomeOf, type Outcome } from '../errors/outcome.ts';
import type { OperationId } from '../generated/operations.gen.ts';
import type { ErrorCode } from '../generated/types.gen.ts';
import { nameOfCall, type CallOptions } from './call.ts';
import { memoizeLoad } from './memoize-load.ts';

/** One finished call, for logs. It contains no body, query, header or token, and no value of a path parameter. */
export interface CallReport {
  /** Undefined for a call that the contract does not contain, and while the table of ids cannot be loaded. */
  readonly operationId: OperationId | undefined;
  readonly method: string;
  /** As in the contract, with `{parameter}`. */
  readonly path: string;
  /** HTTP status of the last answer, for an error the contract's status of its code; undefined without an answer. */
  readonly status: number | undefined;
  /** From the call to its result, with all tries and the delays between them. */
  readonly durationMs: number;
  /** Number of tries; 0 for a request that `validateRequests` refused. */
  readonly tries: number;
  /** For an error, what `outcomeOf` returns. */
  readonly outcome: 'success' | Outcome;
  /** Kind, code and trace id of an error. */
  readonly kind?: ErrorKind | undefined;
  readonly code?: ErrorCode | undefined;
  readonly traceId?: string | undefined;
}

/** What the transport notes while a call runs. */
export interface CallTrace {
  tries: number;
  status: number | undefined;
}

interface CallLogOptions {
  readonly onCall: ((report: CallReport) => void) | undefined;
  readonly now: () => Date;
}

type RunCall<Result> = (trace: CallTrace) => Promise<Result>;

// Loaded lazily: only a client with a log needs the ids.
const loadOperationIds = async () => (await import('../generated/operation-ids.gen.ts')).operationIds;

/** Returns a function that runs a call and reports it. Without `onCall` nothing is loaded. */
export function createCallLog({ onCall, now }: CallLogOptions) {
  const loadIds = memoizeLoad(loadOperationIds);

  const report = async (call: CallOptions, entry: Omit<CallReport, 'operationId' | 'method' | 'path'>) => {
    const ids = await loadIds().catch((): Readonly<Record<string, OperationId>> => ({}));
    onCall?.({ operationId: ids[nameOfCall(call)], method: call.method ?? 'GET', path: call.url, ...entry });
  };

  return async function logged<Result>(call: CallOptions, run: RunCall<Result>): Promise<Result> {
    const trace: CallTrace = { tries: 0, status: undefined };
    if (onCall === undefined) return run(trace);
    const start = now().getTime();
    const finish = (entry: Omit<CallReport, 'operationId' | 'method' | 'path' | 'durationMs' | 'tries'>): void => {
      const durationMs = Math.max(0, now().getTime() - start);
      // A fault of the log must not become a fault of the call.
      void report(call, { durationMs, tries: trace.tries, ...entry }).catch(() => undefined);
    };
    try {
      const result = await run(trace);
      finish({ status: trace.status, outcome: 'success' });
      return result;
    } catch (error) {
      // Anything else is a fault of the caller, which was not sent.
      if (isApiError(error)) {
        const { status, kind, code, traceId } = error;
        finish({ status, outcome: outcomeOf(error), kind, code, traceId });
      }
      throw error;
    }
  };
}
