import { operations } from '@croupier/sdk/operations';
import { http, type HttpHandler } from 'msw';

import { answerAsset } from './assets.ts';
import type { Dispatch } from './gateway/fetch-adapter.ts';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;

/**
 * One MSW handler per operation for any origin, so that a test can override a single one; and one each for sandbox
 * games, the mock's pictures and uploaded pictures.
 */
export function toMswHandlers(dispatch: Dispatch): HttpHandler[] {
  const calls = Object.values(operations).map(({ method, path }) =>
    METHODS[method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request }) => toMswResponse(dispatch(request))),
  );
  return [
    ...calls,
    http.post('*/mock-games/server/*', ({ request }) => toMswResponse(dispatch(request))),
    http.get('*/mock-uploads/*', ({ request }) => toMswResponse(dispatch(request))),
    http.get('*/mock-assets/*', ({ request }) => answerAsset(request)),
  ];
}

/** A reset must reach the page as a network error; MSW answers 500 to a thrown value. */
export async function toMswResponse(answer: Promise<Response>): Promise<Response> {
  return answer.catch((error: unknown) => {
    if (error instanceof TypeError || error instanceof DOMException) return Response.error();
    throw error;
  });
}
