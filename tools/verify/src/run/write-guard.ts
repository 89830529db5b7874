import { schemasOf } from '@croupier/sdk/zod';

import type { CallRequest } from '../server/exchange.ts';

/**
 * True for a call that a conforming server would carry out and that may change data: by a role that may call, with a
 * valid body that is not changed after encryption. A run without `--allow-writes` makes none.
 */
export function couldWrite({ operation, role, body, tamper, token, method, parameters }: CallRequest): boolean {
  const { isRead, roles, path, idempotent, tag } = operation;
  // A ticket opens a stream and changes no data.
  if (isRead || tag === 'event' || !roles.includes(role) || tamper !== undefined || token !== undefined) return false;
  if (method !== undefined && method !== operation.method) return false;
  if (idempotent && 'Idempotency-Key' in parameters && parameters['Idempotency-Key'] === undefined) return false;
  const schema = schemasOf(`${operation.method} ${path}`)?.request.body;
  return schema === undefined || schema.safeParse(body).success;
}
