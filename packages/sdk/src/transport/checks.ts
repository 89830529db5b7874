import { createApiError } from '../errors/create-api-error.ts';
import { nameOfCall, textsOf, type CallOptions } from './call.ts';
import type { AnswerCheck, TransportOptions } from './options.ts';

/** What holds calls and answers against the contract. */
export interface Checks {
  /** Begins to load what the checks need, so that it comes while the call is under way. */
  prepare(): void;
  /** Raises a ValidationError for a call that the contract refuses. */
  request(call: CallOptions): Promise<void>;
  /** Raises a MalformedAnswerError for an answer that cannot be used. */
  answer(call: string, answer: unknown, status: number): Promise<void>;
}

// The contract's shapes, schemas and zod are no part of the first load.
const loadTolerant = async (): Promise<AnswerCheck> => (await import('./tolerant-answers.ts')).tolerantAnswers;
const loadRequestCheck = async () => (await import('./check-request.ts')).findFieldErrors;

export function createChecks({ checkAnswers = 'tolerant', validateRequests = false }: TransportOptions): Checks {
  const loadCheck = checkAnswers === 'tolerant' ? once(loadTolerant) : undefined;
  return {
    prepare() {
      // Whoever needs it hears of a failure.
      loadCheck?.().catch(() => undefined);
    },
    async request(call) {
      if (!validateRequests) return;
      const findFieldErrors = await loadRequestCheck();
      const { body, query, path, headers } = call;
      const fieldErrors = findFieldErrors(nameOfCall(call), { body, query, path, headers: textsOf(headers) });
      if (fieldErrors.length === 0) return;
      const fields = fieldErrors.map(({ field, message }) => `${field}: ${message}`).join('; ');
      throw createApiError('validation', `The contract refuses this call. ${fields}`, {
        code: 'FIELD_INVALID',
        fieldErrors,
      });
    },
    async answer(call, answer, status) {
      if (checkAnswers === 'off') return;
      const check = typeof checkAnswers === 'function' ? checkAnswers : await loadCheck?.();
      const problems = check?.(call, answer) ?? [];
      if (problems.length === 0) return;
      throw createApiError('malformed', `${call} does not answer by the contract: ${problems.join('; ')}`, { status });
    },
  };
}

/** Loads once, and again only after a failure. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
