import { randomUUID } from 'node:crypto';

import type { Drift, PassedAnswer, PassedRequest } from './drift-proxy.ts';

export type Json = Record<string, unknown>;

/** Changes the JSON of the answers that `applies` to. */
export const inJson = (
  change: (json: Json) => Json,
  applies: (answer: PassedAnswer) => boolean = () => true,
): Drift => ({
  answer(answer) {
    const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    if (isJson && applies(answer)) answer.text = JSON.stringify(change(JSON.parse(answer.text)));
  },
});

export const isSuccess = ({ status }: PassedAnswer): boolean => status < 300;

/** Puts fields into the value of every success; undefined removes one. */
export const inValue = (fields: Json): Drift =>
  // A success has an object as its value.
  inJson((json) => ({ ...json, value: { ...(json['value'] as Json), ...fields } }), isSuccess);

/** Puts fields into the envelope of every refusal; undefined removes one. */
export const inRefusal = (fields: Json): Drift =>
  inJson(
    (json) => ({ ...json, ...fields }),
    (answer) => !isSuccess(answer),
  );

export const inText = (pattern: RegExp | string, replacement: string): Drift => ({
  answer: (answer) => void (answer.text = answer.text.replaceAll(pattern, replacement)),
});

export const inStatus = (from: number, to: number): Drift => ({
  answer: (answer) => void (answer.status = answer.status === from ? to : answer.status),
});

export const inHeader = (name: string, value: string | undefined): Drift => ({
  answer: ({ headers }) => (value === undefined ? headers.delete(name) : headers.set(name, value)),
});

/** Changes the query of every call. */
export const inQuery = (change: (query: URLSearchParams) => void): Drift => ({
  request: ({ url }: PassedRequest) => change(url.searchParams),
});

/** Accepts bodies that the server refuses as invalid. */
export const accepting = (applies: (body: Json) => boolean): Drift => ({
  answer(answer, { body }) {
    if (answer.status === 422 && applies(JSON.parse(body))) answer.status = 200;
  },
});

/** Calls with the session of the first call that succeeded, so that nobody is refused. */
export const forAnyone = (): Drift => {
  let session: string | null = null;
  return {
    request: ({ headers }) => void (session !== null && headers.set('Authorization', session)),
    answer: (answer, { headers }) => void (isSuccess(answer) && (session ??= headers.get('Authorization'))),
  };
};

const KEY = 'Idempotency-Key';

/** Sends every keyed call with a key of its own, also those without one. */
export const withNewKeys = (): Drift => ({
  request: ({ headers }) => headers.set(KEY, randomUUID()),
});

/** Gives a key to calls without one. */
export const withMissingKeys = (): Drift => ({
  request: ({ headers }) => void (headers.has(KEY) || headers.set(KEY, randomUUID())),
});

/** Answers a repeated key by the first answer when `applies`, whatever the server says. */
export const replayFirst = (
  applies: (call: { readonly isOtherAccount: boolean; readonly isRefused: boolean }) => boolean,
): Drift => {
  const first = new Map<string, { readonly text: string; readonly account: string | null }>();
  return {
    answer(answer, { headers }) {
      const key = headers.get(KEY) ?? '';
      const account = headers.get('Authorization');
      const stored = first.get(key);
      if (stored === undefined) {
        if (key !== '' && isSuccess(answer)) first.set(key, { text: answer.text, account });
      } else if (applies({ isOtherAccount: account !== stored.account, isRefused: !isSuccess(answer) })) {
        Object.assign(answer, { status: 200, text: stored.text });
      }
    },
  };
};

/** Carries a repeated call out again, and answers as the first time. */
export const withSecondEffect = (): Drift => {
  const first = new Map<string, string>();
  const replayed = new WeakMap<PassedRequest, string>();
  return {
    request(request) {
      const text = first.get(request.headers.get(KEY) ?? '');
      if (text === undefined) return;
      replayed.set(request, text);
      request.headers.set(KEY, randomUUID());
    },
    answer(answer, request) {
      const text = replayed.get(request);
      const key = request.headers.get(KEY);
      if (text !== undefined) Object.assign(answer, { status: 200, text });
      else if (key !== null && isSuccess(answer)) first.set(key, answer.text);
    },
  };
};

/** Answers bodies that `reads` as the last body that was decrypted, although they are refused. */
export const readingAgain = (reads: (body: string, seen: ReadonlySet<string>) => boolean): Drift => {
  const seen = new Set<string>();
  let read: Pick<PassedAnswer, 'status' | 'text'> | undefined;
  return {
    answer(answer, { body }) {
      const { status, text } = answer;
      if (!text.includes('DECRYPT_FAILED')) read = { status, text };
      else if (read !== undefined && reads(body, seen)) Object.assign(answer, read);
      seen.add(body);
    },
  };
};

/** True for an encrypted body whose timestamp is more than five minutes old. */
export function isOld(body: string): boolean {
  const [, timestamp = ''] = /"timestamp":"([^"]+)"/u.exec(body) ?? [];
  return Date.now() - Date.parse(timestamp) > 300_000;
}
