import type { ControlAnswer } from './control.ts';

export type LoggedCall = ControlAnswer<'GET /calls'>['calls'][number];

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A command that makes the call; the token and masked values are to be filled in. */
export function asCurl({ method, target, account, idempotencyKey, request }: LoggedCall, origin: string): string {
  const headers = [
    ...(account === null ? [] : ['Authorization: Bearer <token>']),
    ...(idempotencyKey === null ? [] : [`Idempotency-Key: ${idempotencyKey}`]),
    ...(request === null ? [] : ['Content-Type: application/json']),
  ];
  const body = request === null ? [] : [`-d ${quoted(JSON.stringify(request))}`];
  return [
    `curl -X ${method} ${quoted(origin + target)}`,
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...body,
  ].join(' \\\n  ');
}
