import { createApiError } from '../errors/create-api-error.ts';
import { nameOfCall, headerStrings, type CallOptions } from './call.ts';
import { memoizeLoad } from './memoize-load.ts';
import type { AnswerCheck, TransportOptions } from './options.ts';

/** Validation of requests and answers against the contract. */
export interface Checks {
  /** Starts loading the validators while the call is in flight. */
  prepare(): void;
  /** Throws a ValidationError for a request that violates the contract. */
  request(call: CallOptions): Promise<void>;
  /** Throws a MalformedAnswerError when the check finds a problem in an answer. */
  answer(call: string, answer: unknown, status: number): Promise<void>;
}

// Loaded lazily: the contract's shapes, schemas and zod are not part of the first load.
const loadTolerant = async (): Promise<AnswerCheck> => (await import('./tolerant-answers.ts')).tolerantAnswers;
const loadRequestCheck = async () => (await import('./check-request.ts')).findFieldErrors;

export function createChecks({ checkAnswers = 'tolerant', validateRequests = false }: TransportOptions): Checks {
  const loadCheck = checkAnswers === 'tolerant' ? memoizeLoad(loadTolerant) : undefined;
  return {
    prepare() {
      // `answer` awaits the same promise and reports a failure.
      loadCheck?.().catch(() => undefined);
    },
    async request(call) {
      if (!validateRequests) return;
      const findFieldErrors = await loadRequestCheck();
      const { body, query, path, headers } = call;
      const fieldErrors = findFieldErrors(nameOfCall(call), { body, query, path, headers: headerStrings(headers) });
      if (fieldErrors.length === 0) return;
      const fields = fieldErrors.map(({ field, message }) => `${field}: ${message}`).join('; ');
      throw createApiError('validation', `The request does not match the contract. ${fields}`, {
        code: 'FIELD_INVALID',
        fieldErrors,
      });
    },
    async answer(call, answer, status) {
      if (checkAnswers === 'off') return;
      const check = typeof checkAnswers === 'function' ? checkAnswers : await loadCheck?.();
      const problems = check?.(call, answer) ?? [];
      if (problems.length === 0) return;
      throw createApiError('malformed', `The answer of ${call} does not match the contract: ${problems.join('; ')}`, {
        status,
      });
    },
  };
}
