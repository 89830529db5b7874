import type { OperationId } from '@croupier/sdk/operations';
import type { EncryptionKey } from '@croupier/sdk/types';

import type { DomainContext } from '../domain/context.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Call } from './call.ts';
import { createDecryption } from './decrypt.ts';
import { encodeError, encodeSuccess, toResponse, type EncodedAnswer } from './encode.ts';
import { createOperationIndex } from './find-operation.ts';
import type { CallContext, HandlerTable } from './handler.ts';
import { createRateLimit } from './rate-limit.ts';
import { checkRequest } from './request-schema.ts';
import {
  findCallersSession,
  refuseClosedRegion,
  refuseInMaintenance,
  refuseOtherRoles,
  refuseSwitchedOff,
  requireIdempotencyKey,
  type Stage,
} from './stages.ts';

export interface GatewayOptions {
  readonly domain: DomainContext;
  readonly handlers: HandlerTable;
  readonly gatewayKey: EncryptionKey;
  /** Real time in milliseconds, for what is about the network and not the world. */
  readonly wallNow: () => number;
  /** Says what is wrong with an answer by the contract; an answer that is wrong becomes INTERNAL_ERROR. */
  readonly checkAnswer?: AnswerCheck | undefined;
  /** Hears of faults of the mock itself. */
  readonly onFault: (error: unknown, traceId: string) => void;
}

export type AnswerCheck = (operation: OperationId, status: number, body: unknown) => readonly string[];

/** Answers one call; `address` is the caller's network address. */
export type Dispatch = (request: Request, address?: string) => Promise<Response>;

const LOOPBACK = '127.0.0.1';

/** What every call passes, in this order, before its handler. */
export function createGateway(options: GatewayOptions): Dispatch {
  const { domain, gatewayKey, wallNow, checkAnswer, onFault } = options;
  const find = createOperationIndex();
  const stages: readonly Stage[] = [
    refuseClosedRegion,
    refuseInMaintenance,
    createRateLimit(wallNow),
    createDecryption(gatewayKey, wallNow),
    findCallersSession,
    refuseOtherRoles,
    refuseSwitchedOff,
    requireIdempotencyKey,
    checkRequest,
  ];

  const settle = async (call: Call): Promise<EncodedAnswer> => {
    try {
      call.bodyText = await call.request.text();
      // Each stage needs what the one before it found.
      for (const stage of stages) await stage(call, domain);
      const context = { ...domain, address: call.address, session: call.session, gatewayKey };
      return encodeSuccess(handle(options.handlers, call, context), call.traceId);
    } catch (error) {
      if (!(error instanceof Refusal)) onFault(error, call.traceId);
      return encodeError(error, call.traceId);
    }
  };

  return async (request, address = LOOPBACK) => {
    const traceId = crypto.randomUUID();
    const url = new URL(request.url);
    const operation = find(request.method, url.pathname);
    if (operation === undefined) return toResponse(encodeError(new Refusal('NOT_FOUND'), traceId));
    const answer = await settle({
      request,
      url,
      operation,
      address,
      traceId,
      bodyText: '',
      session: undefined,
      input: {},
    });
    const problems = checkAnswer?.(operation.id, answer.status, answer.body) ?? [];
    if (problems.length === 0) return toResponse(forOtherOrigins(operation.id, answer));
    onFault(new Error(`${operation.id} does not answer by the contract: ${problems.join('; ')}`), traceId);
    return toResponse(encodeError(new Refusal('INTERNAL_ERROR'), traceId));
  };
}

/** The ping is measured from whatever domain the site is open on. */
function forOtherOrigins(id: OperationId, answer: EncodedAnswer): EncodedAnswer {
  if (id !== 'pingDomain') return answer;
  return { ...answer, headers: { ...answer.headers, 'Access-Control-Allow-Origin': '*' } };
}

function handle(handlers: HandlerTable, call: Call, context: CallContext): unknown {
  const handler = handlers[call.operation.id];
  // The request schema of this very operation has parsed the input.
  return (handler as (input: unknown, context: CallContext) => unknown)(call.input, context);
}
