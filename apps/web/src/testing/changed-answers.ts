import type { World } from '@croupier/mock-server/node';
import { operations, type OperationId } from '@croupier/sdk/operations';

import type { TestSite } from './test-site.ts';

/** True when the request is this call. */
function isCallOf(call: OperationId, { method, url }: Request): boolean {
  const operation = operations[call];
  const path = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return method === operation.method && path.test(new URL(url).pathname);
}

/** Replaces the handler of one call until the world is renewed. */
export function answerWith(
  site: TestSite,
  call: OperationId,
  handler: (request: Request, next: World['dispatch']) => Promise<Response>,
): void {
  const { world } = site;
  site.world = {
    ...world,
    dispatch: (request) => (isCallOf(call, request) ? handler(request, world.dispatch) : world.dispatch(request)),
  };
}

/** Changes the value in the responses of one call until the world is renewed. */
export function changeAnswers<Value>(site: TestSite, call: OperationId, change: (value: Value) => Value): void {
  answerWith(site, call, async (request, next) => {
    const body: { value: Value } = await (await next(request)).json();
    return Response.json({ ...body, value: change(body.value) });
  });
}

/** The requests of one call from now on, until the world is renewed. */
export function recordRequests(site: TestSite, call: OperationId): Request[] {
  const requests: Request[] = [];
  answerWith(site, call, async (request, next) => {
    requests.push(request.clone());
    return next(request);
  });
  return requests;
}
