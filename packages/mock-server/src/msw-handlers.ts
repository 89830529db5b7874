import { operations } from '@croupier/sdk/operations';
import { http, type HttpHandler } from 'msw';

import { answerAsset } from './assets.ts';
import type { Dispatch } from './gateway/carry.ts';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;

/**
 * One MSW handler an operation, on any origin, so that a test can override a single one the MSW way; and one each for
 * the calls of the sandbox games, for the mock's pictures and for those that members have sent.
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

/** A call that is reset reaches the page as the network error that it stands for; MSW would answer 500 to what is thrown. */
export async function toMswResponse(answer: Promise<Response>): Promise<Response> {
  return answer.catch((error: unknown) => {
    if (error instanceof TypeError || error instanceof DOMException) return Response.error();
    throw error;
  });
}
