import type { FoundProblem, RunResult } from '../run/result.ts';
import { plainExchange } from './json.ts';

/** The call of a problem as curl, without its secrets; the body of an encrypted call is shown before encryption. Options are separated by `separator`. */
export function curlOf({ baseUrl }: RunResult, { exchange }: FoundProblem, separator = ' '): string {
  const { request } = plainExchange(exchange);
  const { role, method, target, body, idempotencyKey } = request;
  const isPerson = role === 'trial' || role === 'member' || role === 'agent';
  return [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(`${baseUrl}${target}`),
    ...(isPerson ? [`-H "Authorization: Bearer $${role.toUpperCase()}_TOKEN"`] : []),
    ...(idempotencyKey === undefined ? [] : [`-H ${quoted(`Idempotency-Key: ${idempotencyKey}`)}`]),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`]),
  ].join(separator);
}

/** One word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
