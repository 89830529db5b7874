import { createApiError, errorFromEnvelope, isErrorEnvelope } from '../errors/create-api-error.ts';
import { ApiError } from '../errors/api-error.ts';

/** Sends a request once and gives its answer when it is a success; every other outcome is raised as an ApiError. */
export async function send(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
  timeoutMs: number,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeoutMs);
  let answer: Response;
  try {
    answer = await fetch(new Request(request, { signal: AbortSignal.any([request.signal, limit]) }));
  } catch (cause) {
    throw errorOfSilence(request, limit, cause);
  }
  if (answer.ok) return answer;
  throw await errorOfAnswer(answer);
}

/** Turns whatever a call raised into an ApiError; what is one already stays. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return createApiError('timeout', 'The answer broke off: it took too long.', { cause: error });
  }
  if (error instanceof DOMException && error.name === 'AbortError') {
    return createApiError('cancelled', 'The call was cancelled.', { cause: error });
  }
  if (error instanceof SyntaxError) {
    return createApiError('malformed', 'The answer is not JSON.', { cause: error });
  }
  return createApiError('network', 'The answer could not be read.', { cause: error });
}

/** Refuses what only looks like a success: a refusal under 200, or anything without the contract's frame. */
export function checkEnvelope(answer: unknown): void {
  if (isErrorEnvelope(answer)) throw errorFromEnvelope(answer, 200);
  if (typeof answer !== 'object' || answer === null || !('success' in answer) || answer.success !== true) {
    throw createApiError('malformed', "The answer does not have the contract's frame.");
  }
}

function errorOfSilence(request: Request, limit: AbortSignal, cause: unknown): ApiError {
  if (limit.aborted) return createApiError('timeout', 'No answer came in time.', { cause });
  if (request.signal.aborted) return createApiError('cancelled', 'The call was cancelled.', { cause });
  return createApiError('network', 'No answer came.', { cause });
}

async function errorOfAnswer(answer: Response): Promise<ApiError> {
  const { status } = answer;
  const body: unknown = await answer.json().catch(() => undefined);
  if (isErrorEnvelope(body)) return errorFromEnvelope(body, status, answer.headers.get('Retry-After'));
  const kind = status >= 500 ? 'server' : 'malformed';
  return createApiError(kind, `The platform answered ${status} without the contract's frame.`, { status });
}
