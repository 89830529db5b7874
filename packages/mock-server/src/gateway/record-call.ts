import { maskSecrets, maskTarget, type CallLog, type DomainContext, type LoggedCall } from '../domain/kernel/index.ts';
import type { Call, IncomingCall, Outcome } from './call.ts';
import type { EncodedAnswer } from './encode.ts';
import type { DrawnFaults } from './faults.ts';
import type { FoundOperation } from './find-operation.ts';

/** How a call ended; `call` and `encoded` are absent when a fault came before them. */
export interface HandledCall {
  readonly drawn?: DrawnFaults;
  readonly call?: Call;
  /** The answer before faults of the connection. */
  readonly encoded?: EncodedAnswer;
  readonly outcome: Outcome;
}

interface Arrived {
  readonly request: IncomingCall;
  readonly operation: FoundOperation;
  readonly traceId: string;
  readonly isExample: boolean;
}

interface Recorder {
  readonly domain: DomainContext;
  readonly callLog: CallLog;
  readonly wallNow: () => number;
}

/** Starts to time a call. The returned function adds it to the log; `repeat` makes it again. */
export function startRecord(
  { domain: { clock, store }, callLog, wallNow }: Recorder,
  { request, operation, traceId, isExample }: Arrived,
): (handled: HandledCall, repeat: () => void) => void {
  const arrivedAt = wallNow();
  const at = clock.now().toISOString();
  return (handled, repeat) => {
    const { outcome, call, drawn } = handled;
    const delay = outcome.kind === 'silence' ? 0 : outcome.delay;
    const took = Math.round(wallNow() - arrivedAt + delay);
    const isEncrypted = operation.description.encrypted;
    const describe = (): LoggedCall => {
      const answer = answerOf(handled);
      return {
        id: traceId,
        at,
        operation: operation.id,
        method: request.method,
        target: maskTarget(request.target),
        status: 'status' in outcome ? outcome.status : null,
        errorCode: errorCodeOf(answer),
        took,
        fault: drawn?.fault?.kind ?? (drawn?.isSlow === true ? 'slow' : null),
        isModelled: !isExample,
        account: store.members.get(call?.session?.memberId ?? '')?.account ?? null,
        idempotencyKey: request.headers.get('Idempotency-Key'),
        isEncrypted,
        request: maskSecrets(readBody(call?.bodyText ?? (isEncrypted ? '' : request.body))),
        answer: maskSecrets(answer),
      };
    };
    callLog.add({ id: traceId, describe, repeat });
  };
}

/** What was sent, or what would have been. */
function answerOf({ encoded, outcome }: HandledCall): unknown {
  if (outcome.kind === 'answer' && typeof outcome.body === 'string') return readBody(outcome.body);
  return encoded?.body ?? null;
}

function errorCodeOf(answer: unknown): string | null {
  const { errorCode }: { errorCode?: unknown } = Object(answer);
  return typeof errorCode === 'string' ? errorCode : null;
}

/** JSON, or else the text; null when it is empty. */
function readBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
