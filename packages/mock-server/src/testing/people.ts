import { createApiClient, createSliderChallenge, getCaptcha, login, verifySliderChallenge } from '@croupier/sdk/client';
import type { Client } from '@croupier/sdk/client';
import type { SliderVerification } from '@croupier/sdk/types';

import type { OutboxRow } from '../store/rows/verification.ts';
import type { World } from '../node.ts';
import { bodyOf, createCaller, type Caller } from './caller.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Creates a client without a session that calls from an IP address. */
export function clientAt(world: World, address: string): Client {
  return createApiClient({
    baseUrl: 'http://platform.example',
    fetch: (request) => world.dispatch(request, address),
    getToken: () => undefined,
  });
}

/** Creates a world and logs a persona in, optionally from an IP address. */
export async function createCallerAs(persona: Parameters<typeof bodyOf>[0], address?: string): Promise<Caller> {
  const caller = createCaller();
  const client = address === undefined ? caller.client : clientAt(caller.world, address);
  const { value } = await login({ client, body: bodyOf(persona) });
  caller.setToken(value.token);
  return caller;
}

/** Logs a persona in again, because a session ends after a day. */
export async function logInAgain(caller: Caller, persona: Parameters<typeof bodyOf>[0]): Promise<void> {
  caller.setToken(undefined);
  const { value } = await login({ client: caller.client, body: bodyOf(persona) });
  caller.setToken(value.token);
}

/** Requests a captcha and returns its digits from the world's store. */
export async function readCaptcha({ world, client }: Caller): Promise<{ captcha: string; captchaId: string }> {
  await getCaptcha({ client });
  const row = world.store.captchas.all().at(-1);
  if (row === undefined) throw new Error('No captcha was drawn.');
  return { captcha: row.digits, captchaId: row.id };
}

/** Returns the track of a human drag to an offset: fast at first, slow at the end. */
export function humanDrag(offsetX: number): number[] {
  return [0, 0.2, 0.55, 0.8, 0.93, 1].map((share) => Math.round(offsetX * share));
}

/** Solves a new slider puzzle. */
export async function solvePuzzle(
  { world, client }: Caller,
  scene: 'LOGIN' | 'REGISTER' | 'SMS' | 'SUPPORT',
): Promise<SliderVerification> {
  const { value } = await createSliderChallenge({ client, query: { scene } });
  const { challengeId } = value;
  const offsetX = world.store.sliders.get(challengeId)?.gapX ?? 0;
  const solved = await verifySliderChallenge({ client, body: { challengeId, offsetX, track: humanDrag(offsetX) } });
  return { challengeId, verifyToken: solved.value.verifyToken };
}

/** Returns the newest message in the outbox. */
export function lastMessage(world: World): OutboxRow {
  const message = world.store.outbox.all().at(-1);
  if (message === undefined) throw new Error('Nothing was sent.');
  return message;
}

/** Returns the code in the newest message that has one. */
export function lastCode(world: World): string {
  return world.store.outbox.all().findLast(({ code }) => code !== null)?.code ?? '';
}

/** Returns a code that differs from `code`. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
