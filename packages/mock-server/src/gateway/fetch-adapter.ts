import type { IncomingCall, Transmission } from './call.ts';
import { isForm, readForm } from './multipart-form.ts';

const LOOPBACK = '127.0.0.1';

/** Converts a Fetch request to a call. */
export async function readRequest(request: Request, address: string = LOOPBACK): Promise<IncomingCall> {
  const { method, url, headers } = request;
  const { pathname, search, origin } = new URL(url);
  const call = { method, target: pathname + search, headers, address, origin };
  const contentType = headers.get('Content-Type');
  if (!isForm(contentType)) return { ...call, body: await request.text() };
  return { ...call, body: '', form: await readForm(await request.arrayBuffer(), contentType) };
}

/** Converts a call's result to a Fetch response. Throws a TypeError when it is reset or aborted, as `fetch` does. */
export async function toResponse(outcome: Transmission, signal: AbortSignal, method = 'GET'): Promise<Response> {
  if (outcome.kind === 'silence') return rejectOnAbort(signal);
  if (outcome.delay > 0) await waitFor(outcome, signal);
  if (outcome.kind === 'reset') throw new TypeError('The connection was reset.');
  const { status, headers } = outcome;
  if (outcome.kind === 'connected') {
    // As that of `fetch`, the body ends when the caller aborts.
    return new Response(outcome.body.pipeThrough(new TransformStream(), { signal }), { status, headers });
  }
  const { body } = outcome;
  // An answer to HEAD has no body, and `Response` throws when one of these statuses has a body.
  const isEmpty = method === 'HEAD' || status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : body, { status, headers });
}

/** Waits for the delay of an outcome; its stream ends when the caller aborts meanwhile. */
function waitFor(outcome: Exclude<Transmission, { kind: 'silence' }>, signal: AbortSignal): Promise<void> {
  return wait(outcome.delay, signal).catch(async (error: unknown) => {
    if (outcome.kind === 'connected') await outcome.body.cancel();
    throw error;
  });
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  return Promise.race([promise, rejectOnAbort(signal)]).finally(() => clearTimeout(timer));
}

/** Never resolves; rejects when the caller aborts. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  if (signal.aborted) reject(signal.reason);
  else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise;
}
