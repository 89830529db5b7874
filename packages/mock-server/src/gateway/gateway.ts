import { bodyCodecV3, type BodyCodec } from '@croupier/sdk/codec';
import type { OperationId } from '@croupier/sdk/operations';

import {
  Refusal,
  type CallerDetails,
  type CallLog,
  type DomainContext,
  type OpenStreams,
  type TimeQuery,
} from '../domain/kernel/index.ts';
import type { Call, IncomingCall, Outcome } from './call.ts';
import { createDecryption } from './decrypt.ts';
import { columnsForCsv, readAllRows } from './csv-request.ts';
import { encodeCsv, encodeError, encodeSuccess, toOutcome, type EncodedAnswer } from './encode.ts';
import {
  csvExampleOf,
  exampleOf,
  isModelled,
  markAsExample,
  refuseNotModelled,
  wantsModelled,
} from './example-answers.ts';
import { faultBeforeHandler, faultAfterHandler, drawFaults, type DrawnFaults } from './faults.ts';
import type { GatewayKeys } from './gateway-key.ts';
import { createIdempotencyGuard } from './idempotency-guard.ts';
import { findOperation, type FoundOperation, type Lookup } from './find-operation.ts';
import { startRecord, type HandledCall } from './record-call.ts';
import type { AnswerConnection, HandlerContext, HandlerTable } from './handler.ts';
import { createRateLimit } from './rate-limit.ts';
import { checkRequest } from './request-schema.ts';
import { createSignatureCheck, type SigningKeyOf } from './signature-check.ts';
import { worldIdOf } from './world-id.ts';
import {
  attachSession,
  checkRegion,
  refuseInMaintenance,
  checkRole,
  checkModuleFlags,
  requireIdempotencyKey,
  type Stage,
} from './stages.ts';

export interface GatewayOptions {
  readonly domain: DomainContext;
  /** An operation without a handler answers the contract's example. */
  readonly handlers: Partial<HandlerTable>;
  /** Converts the answer of a list to its CSV form; undefined when it has none. */
  readonly csvFormOf: CsvFormOf;
  readonly gatewayKeys: GatewayKeys;
  readonly openStreams: OpenStreams;
  /** Receives every call of an operation. */
  readonly callLog: CallLog;
  readonly signingKeyOf: SigningKeyOf;
  /** Runs scheduled tasks that are due by the world's clock; called before every handler. */
  readonly runDueTasks: (context: DomainContext) => void;
  /** Real time in ms, for rate limits and encryption, which do not use the world's clock. */
  readonly wallNow: () => number;
  /** Decrypts bodies; by default the SDK's codec, which runs everywhere. */
  readonly codec?: Pick<BodyCodec, 'decrypt'> | undefined;
  readonly callsPerMinute?: number | undefined;
  /** Extra latency of every call in ms. */
  readonly latency?: number | undefined;
  /** Validates an answer; an invalid one becomes INTERNAL_ERROR. */
  readonly checkAnswer?: AnswerCheck | undefined;
  /** Called for internal errors of the mock. */
  readonly onInternalError: (error: unknown, traceId: string) => void;
}

/** Converts a page with all rows to CSV with these columns. */
export type CsvFormOf = (
  operation: OperationId,
  columns: readonly string[],
  data: { readonly page: unknown; readonly query: TimeQuery; readonly context: DomainContext },
) => { readonly text: string; readonly name: string } | undefined;

export type AnswerCheck = (operation: OperationId, status: number, body: unknown) => readonly string[];

/** Answers one call synchronously; the transport handles delays. */
export type Answer = (call: IncomingCall) => Outcome;

/** Runs a call through the stages and its handler; throws when its answer is not as the contract says. */
type Runner = (call: Call, delay?: number) => EncodedAnswer;

function createRunner(options: GatewayOptions): Runner {
  const { domain, gatewayKeys, openStreams, wallNow, checkAnswer, onInternalError } = options;
  const claimSlot = createIdempotencyGuard(wallNow);
  const stages: readonly Stage[] = [
    checkRegion,
    refuseInMaintenance,
    createRateLimit(wallNow, options.callsPerMinute),
    createDecryption(gatewayKeys, wallNow, options.codec ?? bodyCodecV3),
    attachSession,
    createSignatureCheck(options.signingKeyOf, wallNow),
    checkRole,
    checkModuleFlags,
    requireIdempotencyKey,
    checkRequest,
    readAllRows,
  ];

  const runOnce = (call: Call, context: HandlerContext, delay: number): unknown => {
    const slot = claimSlot(call, domain);
    try {
      if (slot.stored !== undefined) return slot.stored.value;
      options.runDueTasks(domain);
      return slot.commit(() => handle(options.handlers, call, context));
    } finally {
      slot.end(delay);
    }
  };

  const runCall = (call: Call, delay: number): EncodedAnswer => {
    try {
      // Each stage uses the results of the previous ones.
      for (const stage of stages) stage(call, domain);
      const isExample = !isModelled(options.handlers, call.operation.id);
      if (isExample && wantsModelled(call.request)) return refuseNotModelled(call.traceId);
      const context = { ...domain, caller: describeCaller(call), gatewayKeys, openStreams };
      const value = runOnce(call, context, delay);
      const answer = encodeAsCsv(options, call, value, context) ?? encodeSuccess(value, call.traceId);
      return isExample ? markAsExample(answer) : answer;
    } catch (error) {
      if (!(error instanceof Refusal)) onInternalError(error, call.traceId);
      return encodeError(error, call.traceId);
    }
  };
  return (call, delay = 0) => {
    const answer = runCall(call, delay);
    // The schemas describe JSON only.
    const isJson = answer.text === undefined;
    const problems = isJson ? (checkAnswer?.(call.operation.id, answer.status, answer.body) ?? []) : [];
    if (problems.length === 0) return answer;
    throw new Error(`${call.operation.id} does not answer by the contract: ${problems.join('; ')}`);
  };
}

/** Creates a gateway: each call passes the stages in order, then its handler. */
export function createGateway(options: GatewayOptions): Answer {
  const { domain, onInternalError } = options;
  const run = createRunner(options);

  /** `plain` is the decrypted body of a repeated call, whose nonce was used. */
  const answer = (request: IncomingCall, plain?: string): Outcome => {
    const traceId = crypto.randomUUID();
    const [path = ''] = request.target.split('?', 1);
    const query = request.target.slice(path.length);
    const found = findOperation(request.method, path);
    if (!('operation' in found)) return refuseUnknown(found, traceId);
    const { operation } = found;
    const startCall = (bodyText?: string): Call => {
      const call = createCall(request, { path, query: new URLSearchParams(query) }, operation, traceId);
      return bodyText === undefined ? call : { ...call, bodyText, isDecrypted: true };
    };
    const isExample = !isModelled(options.handlers, operation.id);
    const record = startRecord(options, { request, operation, traceId, isExample });
    const finish = (handled: HandledCall): Outcome => {
      record(
        handled,
        () => void answer(request, handled.call?.isDecrypted === true ? handled.call.bodyText : undefined),
      );
      return handled.outcome;
    };
    try {
      const drawn = drawFaults(domain, operation.id, options.latency);
      const early = faultBeforeHandler(drawn, traceId);
      if (early !== undefined) return finish({ drawn, outcome: early });
      const call = startCall(plain);
      const encoded = run(call, drawn.delay);
      if (drawn.fault?.kind === 'duplicate') {
        // Delivers the call a second time and discards that answer. An encrypted body is passed decrypted, because the
        // decryption stage refuses a nonce that was used.
        const { bodyText, isDecrypted } = call;
        run({ ...startCall(), bodyText, isDecrypted });
      }
      const delivered = onConnection(faultAfterHandler(drawn, operation.id, encoded), encoded.connection);
      return finish({ drawn, call, encoded, outcome: withStream(delivered, encoded, drawn) });
    } catch (error) {
      onInternalError(error, traceId);
      return finish({ outcome: toOutcome(encodeError(error, traceId)) });
    }
  };
  return (request) => answer(request);
}

/** The outcome on a connection that is slow or breaks by itself. */
function onConnection(outcome: Outcome, connection: AnswerConnection | undefined): Outcome {
  if (connection === undefined || outcome.kind === 'silence') return outcome;
  if (connection.isBroken === true) return { kind: 'reset', delay: outcome.delay };
  return { ...outcome, delay: outcome.delay + (connection.delay ?? 0) };
}

/** The outcome with the stream that follows it; a truncated one ends before its first event. */
function withStream(outcome: Outcome, { stream }: EncodedAnswer, { fault }: DrawnFaults): Outcome {
  if (stream === undefined || outcome.kind !== 'answer' || fault?.kind === 'truncated') return outcome;
  const { status, headers, delay } = outcome;
  return { kind: 'stream', status, headers, stream, delay };
}

/** The CSV form of an answer; undefined when the caller asks for JSON or there is no such form. */
function encodeAsCsv(
  { handlers, csvFormOf }: GatewayOptions,
  call: Call,
  page: unknown,
  context: HandlerContext,
): EncodedAnswer | undefined {
  const columns = columnsForCsv(call);
  if (columns === undefined) return undefined;
  const { id } = call.operation;
  if (!isModelled(handlers, id)) return encodeCsv(csvExampleOf(id) ?? '');
  // The operation's own request schema has parsed the query.
  const form = csvFormOf(id, columns, { page, query: call.input.query as TimeQuery, context });
  return form === undefined ? undefined : encodeCsv(form.text, form.name);
}

/** Answers 404 for an unknown path, and 405 for a method that the path does not have. */
function refuseUnknown(found: Lookup, traceId: string): Outcome {
  const allowed = 'allowed' in found ? found.allowed : [];
  if (allowed.length === 0) return toOutcome(encodeError(new Refusal('NOT_FOUND'), traceId));
  const { headers, ...refused } = encodeError(new Refusal('METHOD_NOT_ALLOWED'), traceId);
  return toOutcome({ ...refused, headers: { ...headers, Allow: allowed.join(', ') } });
}

function createCall(
  request: IncomingCall,
  { path, query }: Pick<Call, 'path' | 'query'>,
  operation: FoundOperation,
  traceId: string,
): Call {
  const { address, body } = request;
  const initial = { isDecrypted: false, session: undefined, server: undefined, input: {} };
  return { request, path, query, operation, address, traceId, bodyText: body, ...initial };
}

function describeCaller({ request, address, session, server }: Call): CallerDetails {
  const userAgent = request.headers.get('User-Agent') ?? '';
  return {
    address,
    get origin() {
      return request.origin;
    },
    get worldId() {
      return worldIdOf(request);
    },
    userAgent,
    session,
    server: server?.code ?? '',
  };
}

function handle(handlers: Partial<HandlerTable>, call: Call, context: HandlerContext): unknown {
  const handler = handlers[call.operation.id];
  if (handler === undefined) return exampleOf(call.operation.id);
  // The operation's own request schema has parsed the input.
  return (handler as (input: unknown, context: HandlerContext) => unknown)(call.input, context);
}
