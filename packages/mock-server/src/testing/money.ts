import { login } from '@croupier/sdk/client';
import { operations, type OperationId } from '@croupier/sdk/operations';

import { findLaunch } from '../domain/games/index.ts';
import { signCall } from '../domain/kernel/index.ts';
import { personas, type Persona } from '../seed/personas.ts';
import type { World, WorldOptions } from '../node.ts';
import { bodyOf, createCaller, type Caller } from './caller.ts';

const ORIGIN = 'http://platform.example';

/** A logged-in caller. */
export interface Player extends Caller {
  readonly token: string;
}

/** Creates a world and logs a persona in. */
export async function createPlayer(persona: Persona = personas.member, options: WorldOptions = {}): Promise<Player> {
  const caller = createCaller(options);
  const { value } = await login({ client: caller.client, body: bodyOf(persona) });
  caller.setToken(value.token);
  return { ...caller, token: value.token };
}

/** Removes the maximum stake of maricel's open bonus, for bets above it. */
export function allowAnyStake({ store }: World): void {
  store.transact(() => {
    for (const { id } of store.turnoverGrants.all()) store.turnoverGrants.update(id, { maxStake: null });
  });
}

/** Returns the idempotency header of a call; keys have at least 16 characters. */
export const keyOf = (name: string | number): { 'Idempotency-Key': string } => ({
  'Idempotency-Key': `idk_${String(name).padStart(16, '0')}`,
});

/** Status and JSON body of an answer. */
export interface Answer {
  readonly status: number;
  readonly errorCode?: string;
  readonly fieldErrors?: readonly { readonly field: string }[];
  readonly value?: Record<string, unknown>;
}

/** Sends a call without the SDK's client and its retries. */
export async function send(
  world: World,
  id: OperationId,
  {
    headers = {},
    body,
    path = '',
    search = '',
  }: { headers?: Record<string, string>; body?: unknown; path?: string; search?: string } = {},
): Promise<Answer> {
  const { method, path: template } = operations[id];
  const url = ORIGIN + template.replaceAll(/\{\w+\}/g, path) + search;
  const text = body === undefined ? null : JSON.stringify(body);
  const answer = await world.dispatch(new Request(url, { method, headers, body: text }));
  return { status: answer.status, ...(await answer.json()) };
}

/** Header values of a server's call that a test sets itself; an undefined caller is that of the launch token, or TALA. */
interface Signing {
  readonly vendor?: string;
  readonly timestamp?: string;
}

/** Sends a signed call of a vendor's or provider's server; `path` is the provider's code. */
export function sendSigned(
  world: World,
  id: OperationId,
  body: unknown,
  path = '',
  signing: Signing = {},
): Promise<Answer> {
  return send(world, id, { headers: signedHeaders(world, id, body, path, signing), body, path });
}

/** Headers of a signed call. */
export function signedHeaders(
  world: World,
  id: OperationId,
  body: unknown,
  provider = '',
  { vendor = vendorOf(world, body), timestamp = new Date().toISOString() }: Signing = {},
): Record<string, string> {
  const role = operations[id].roles.includes('vendor') ? 'vendor' : 'provider';
  const caller = role === 'vendor' ? vendor : provider;
  const path = operations[id].path.replaceAll(/\{\w+\}/g, provider);
  const call = { caller, timestamp, method: operations[id].method, path, body: JSON.stringify(body) };
  const signature = signCall(world.signingKey({ role, code: caller }) ?? '', call);
  return { 'X-Vendor': vendor, 'X-Timestamp': timestamp, 'X-Signature': signature };
}

function vendorOf(world: World, body: unknown): string {
  const token: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'launchToken') : undefined;
  return (typeof token === 'string' ? findLaunch(world, token)?.vendor : undefined) ?? 'TALA';
}
