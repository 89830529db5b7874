import { createApiError } from '../errors/create-api-error.ts';
import { nameOfCall, headerStrings, type CallOptions } from './call.ts';
import { memoizeLoad } from './memoize-load.ts';
import type { AnswerCheck, TransportOptions } from './options.ts';

/** Validation of requests and answers against the contract. */
export interface Checks {
  /** Starts loading the validator of a call's answer while the call is in flight. */
  prepare(call: string): void;
  /** Throws a ValidationError for a request that violates the contract. */
  request(call: CallOptions): Promise<void>;
  /** Throws a MalformedAnswerError when the check finds a problem in an answer. */
  answer(call: string, answer: unknown, status: number): Promise<void>;
}

// Loaded lazily: the contract's shapes, schemas and zod are not part of the first load.
const loadTolerant = memoizeLoad(() => import('./tolerant-answers.ts'));
const loadRequestCheck = async () => (await import('./check-request.ts')).findFieldErrors;

export function createChecks({ checkAnswers = 'tolerant', validateRequests = false }: TransportOptions): Checks {
  const loadCheck = async (call: string): Promise<AnswerCheck | undefined> => {
    if (checkAnswers === 'off') return undefined;
    return checkAnswers === 'tolerant' ? (await loadTolerant()).loadTolerantCheck(call) : checkAnswers;
  };
  return {
    prepare(call) {
      // `answer` loads the same modules and reports a failure.
      loadCheck(call).catch(() => undefined);
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
      const check = await loadCheck(call);
      const problems = check?.(call, answer) ?? [];
      if (problems.length === 0) return;
      throw createApiError('malformed', `The answer of ${call} does not match the contract: ${problems.join('; ')}`, {
        status,
      });
    },
  };
}
