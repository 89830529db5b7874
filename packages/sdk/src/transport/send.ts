import { ApiError } from '../errors/api-error.ts';
import { createApiError, errorFromEnvelope, errorFromStatus, isErrorEnvelope } from '../errors/create-api-error.ts';

export interface SendContext {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: () => Date;
}

/** Sends a request once and returns a successful answer. Throws an ApiError otherwise. */
export async function send(request: Request, { fetch, now }: SendContext): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch (cause) {
    throw toApiError(cause);
  }
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => undefined);
  throw isErrorEnvelope(body)
    ? errorFromEnvelope(body, answer.status, answer.headers.get('Retry-After'), now())
    : errorFromStatus(answer.status, answer.headers.get('Retry-After'), now());
}

/** Converts any thrown value to an ApiError. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof SyntaxError) {
    return createApiError('malformed', 'The answer is not JSON.', { cause: error });
  }
  return createApiError('network', 'No complete answer was received.', { cause: error });
}

/** Throws for an answer with status 2xx that is an error answer or does not have the contract's envelope. */
export function checkEnvelope(body: unknown, { status, headers }: Response, now: Date): void {
  if (isErrorEnvelope(body)) throw errorFromEnvelope(body, status, headers.get('Retry-After'), now);
  if (typeof body !== 'object' || body === null || !('success' in body) || body.success !== true) {
    throw createApiError('malformed', "The answer does not have the contract's envelope.", { status });
  }
}

/** Throws for an answer to a download that is not CSV, such as that of a server without the CSV form. */
export function checkCsv({ status, headers }: Response): void {
  if (headers.get('Content-Type')?.startsWith('text/csv') === true) return;
  throw createApiError('malformed', 'The answer is not CSV.', { status });
}
