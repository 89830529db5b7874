import { parseArgs } from 'node:util';

import { operations, tags } from '../contract/operations.ts';
import { namesOf, orUsageError, readAddress, UsageError } from './options.ts';

const PORT = 4190;
const MAX_PORT = 65_535;
const ACCOUNT = 'maricel';

/** What the command line of the proxy asks for. */
export interface ProxyCommandOptions {
  readonly upstream: string;
  readonly mock: string | undefined;
  readonly port: number;
  readonly mockAccount: string;
  readonly upstreamToken: string | undefined;
  readonly tags: readonly string[];
  readonly only: readonly string[];
  readonly report: string | undefined;
}

export const PROXY_USAGE = `croupier-verify proxy --upstream <url> [options]

Runs a site against a backend under construction. Calls that the backend has go there, and its answers are compared with
the contract; a mock answers the others: those with 501, and with a 404 or 405 that is no refusal of the contract.

  --upstream <url>         the backend
  --mock <url>             the mock, such as http://127.0.0.1:4174; without it, only the backend answers
  --port ${PORT}              port of the proxy on this machine
  --tags <tag,…>           only operations with these tags go to the backend
  --only <operation,…>     only these operations go to the backend
  --mock-account ${ACCOUNT}   the mock's account for sessions that the backend opened
  --upstream-token <token> the backend's session for logins that the mock answered
  --report <file>          the report as one HTML file, written at the end

The report on what was seen so far is at /__verify of the proxy. Ctrl+C ends it, with the exit code 1 when an operation of
the backend fails, otherwise 0.
`;

/** Reads the arguments after `proxy`. Throws a UsageError. */
export function readProxyOptions(args: readonly string[]): ProxyCommandOptions {
  const values = parse(args);
  if (values.upstream === undefined) throw new UsageError('Give the backend as --upstream <url>.');
  const ids = operations.map(({ id }) => id);
  return {
    upstream: readAddress(values.upstream),
    mock: values.mock === undefined ? undefined : readAddress(values.mock),
    port: readPort(values.port),
    mockAccount: values['mock-account'] ?? ACCOUNT,
    upstreamToken: values['upstream-token'],
    tags: namesOf(values.tags, tags, 'tag'),
    only: namesOf(values.only, ids, 'operation'),
    report: values.report,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  return orUsageError(() =>
    parseArgs({
      args: [...args],
      options: {
        upstream: text,
        mock: text,
        port: text,
        tags: texts,
        only: texts,
        'mock-account': text,
        'upstream-token': text,
        report: text,
      },
    }),
  ).values;
}

function readPort(text = String(PORT)): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= MAX_PORT) return port;
  throw new UsageError(`--port ${text} is no port.`);
}
