import type { IncomingMessage } from 'node:http';

import { createApiClient, getEncryptionKey } from '@croupier/sdk/client';
import { isApiError } from '@croupier/sdk/errors';
import type { EncryptionKey } from '@croupier/sdk/types';

import { isRecord } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import { NotReachedError } from '../server/exchange.ts';
import { parseJson } from '../server/parse-json.ts';
import { createEncryption } from './encryption.ts';
import { forward, type ProxiedCall } from './forward.ts';
import { createSessions } from './sessions.ts';
import type { Side } from './side.ts';

export interface BackendsOptions {
  /** The backend under construction; without trailing slash. */
  readonly upstream: string;
  /** The mock; absent when only the upstream answers. */
  readonly mock?: string | undefined;
  /** The mock's account for clients that logged in at the upstream. */
  readonly mockAccount: string;
  /** The upstream's session for clients that logged in at the mock. */
  readonly upstreamToken?: string | undefined;
}

/** The two servers, each of which gets the sessions and encrypted bodies that it understands. */
export interface Backends {
  send(side: Side, call: ProxiedCall, operation: Operation | undefined): Promise<IncomingMessage>;
  /** Remembers tokens, tickets and keys of an answer. */
  note(side: Side, operation: Operation, answer: unknown): void;
  /** The side whose ticket the call has. */
  sideOfTicket(call: ProxiedCall): Side | undefined;
  /** The JSON body, decrypted where it can be; undefined for others. */
  plainBody(call: ProxiedCall): unknown;
}

export function createBackends({ upstream, mock = upstream, mockAccount, upstreamToken }: BackendsOptions): Backends {
  const addresses = { upstream, mock };
  const encryption = createEncryption((side) => loadKey(addresses[side]));
  const sessions = createSessions({
    open: async (side) => (side === 'upstream' ? upstreamToken : logInAtMock(mock, mockAccount)),
  });
  const addressOf = ({ method, target }: ProxiedCall) => ({ method, path: pathOf(target) });
  const bodyFor = async (side: Side, call: ProxiedCall): Promise<Buffer> => {
    const body = parseJson(call.body.toString());
    const accepted = await encryption.bodyFor(side, body, addressOf(call));
    return accepted === body ? call.body : Buffer.from(JSON.stringify(accepted));
  };
  const headersFor = async (side: Side, { headers }: ProxiedCall): Promise<ProxiedCall['headers']> => {
    const [, token] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
    // The mock's links begin with the address at which the client called the proxy.
    const host = side === 'mock' ? headers.host : new URL(upstream).host;
    const authorization = token === undefined ? undefined : `Bearer ${await sessions.tokenAt(side, token)}`;
    return { ...headers, host, ...(authorization === undefined ? {} : { authorization }) };
  };
  return {
    async send(side, call, operation) {
      if (operation === undefined) return forward(addresses[side], call);
      const body = operation.encrypted ? await bodyFor(side, call) : call.body;
      return forward(addresses[side], { ...call, body, headers: await headersFor(side, call) });
    },
    note(side, operation, answer) {
      sessions.note(side, answer);
      if (operation.id === 'getEncryptionKey') encryption.note(side, answer);
    },
    sideOfTicket({ target }) {
      const ticket = new URL(target, 'http://proxy').searchParams.get('ticket');
      return ticket === null ? undefined : sessions.giverOf(ticket);
    },
    plainBody(call) {
      const body = parseJson(call.body.toString());
      return encryption.read(body, addressOf(call)) ?? body;
    },
  };
}

function pathOf(target: string): string {
  return new URL(target, 'http://proxy').pathname;
}

async function loadKey(baseUrl: string): Promise<EncryptionKey | undefined> {
  try {
    return (await getEncryptionKey({ client: createApiClient({ baseUrl, tries: 1 }) })).value;
  } catch (error) {
    if (isApiError(error)) return undefined;
    throw error;
  }
}

/** A new session of one of the mock's accounts. */
async function logInAtMock(mock: string, account: string): Promise<string | undefined> {
  const login = fetch(`${mock}/__mock/login`, { method: 'POST', body: JSON.stringify({ account }) });
  const answer = await login.catch((cause: unknown) => {
    throw new NotReachedError(`The mock ${mock} was not reached.`, { cause });
  });
  const session: unknown = await answer.json();
  const token = isRecord(session) ? session['token'] : undefined;
  if (typeof token !== 'string') throw new Error(`The mock has no account ${account}.`);
  return token;
}
