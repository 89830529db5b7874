import { createDepositOrder, launchGame, uploadImage } from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { createPlayer, keyOf, type Player } from '../testing/money.ts';
import { fileOf, png } from '../testing/pictures.ts';
import { realSecrets, type Secrets } from './secrets.ts';

/** Returns a session token, and the URLs of a game, a payment page and an uploaded picture. */
async function secretsOf({ client, token }: Player): Promise<readonly (string | undefined)[]> {
  const game = { vassalage: 'TALA', gameType: 'RNG', nodeId: 'rng_20510', language: 'TY' } as const;
  const { value: launch } = await launchGame({ client, query: game });
  const body = { methodId: 'pm_ewallet_01', amount: '100.00', currency: 'PHP' } as const;
  const { value: deposit } = await createDepositOrder({ client, body, headers: keyOf(1) });
  const { value: picture } = await uploadImage({ client, body: { file: fileOf(png), purpose: 'DEPOSIT_PROOF' } });
  return [token, launch.launchUrl, deposit.payUrl, picture.url];
}

it('creates different secrets, but the same random numbers, in two worlds of one seed', async () => {
  const [first, second] = [await createPlayer(), await createPlayer()];
  const secrets = await secretsOf(first);
  for (const [index, secret] of (await secretsOf(second)).entries()) expect(secret).not.toBe(secrets[index]);
  expect(first.world.random.position()).toBe(second.world.random.position());
});

it('uses the secrets that are passed to the world', async () => {
  const secrets: Secrets = { hex: (length) => 'a'.repeat(length), digits: (length) => '1'.repeat(length) };
  expect((await createPlayer(undefined, { secrets })).token).toBe(`mbr_${'a'.repeat(32)}`);
});

it('creates secrets of the requested length with evenly distributed digits', () => {
  expect(realSecrets.hex(33)).toMatch(/^[0-9a-f]{33}$/);
  const counts = new Map<string, number>();
  for (const digit of realSecrets.digits(20_000)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  expect(counts.size).toBe(10);
  // Eight standard deviations of a fair digit.
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(340);
});
