import { operations } from '@croupier/sdk/operations';
import { http, type HttpHandler } from 'msw';

import { answerAsset } from './assets.ts';
import type { Dispatch } from './gateway/gateway.ts';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;

/**
 * One MSW handler an operation, on any origin, so that a test can override a single one the MSW way; and one for all of
 * the mock's pictures.
 */
export function toMswHandlers(dispatch: Dispatch): HttpHandler[] {
  const calls = Object.values(operations).map(({ method, path }) =>
    METHODS[method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request }) => dispatch(request)),
  );
  return [...calls, http.get('*/mock-assets/*', ({ request }) => answerAsset(request))];
}
