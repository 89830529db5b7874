import examples from '@croupier/api-spec/fixtures/promotion-examples.json' with { type: 'json' };
import { claimPromotion, listBonusDetails } from '@croupier/sdk/client';
import { bonusOfDeposit, endOfBonus, formatAmount, parseAmount } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { refusalOf } from '../../testing/caller.ts';
import { keyOf, type Player } from '../../testing/money.ts';
import {
  applyForBirthday,
  createNewcomer,
  deposit,
  makeBirthday,
  participationsOf,
  passTo,
  playRound,
} from '../../testing/promotions.ts';

const examplesOf = (op: string) =>
  examples.flatMap((example) => (example.when.op === op ? [[example.id, example.title, example] as const] : []));
const claim = (player: Player, promotionId: string, key = promotionId) =>
  claimPromotion({ client: player.client, headers: keyOf(key), body: { promotionId } });

const grantGiven = z.object({
  promotion: z.object({
    rate: z.string(),
    cap: z.string(),
    minDeposit: z.string(),
    factor: z.int(),
    on: z.enum(['DEPOSIT_AND_BONUS', 'BONUS']),
    days: z.int(),
  }),
  bonusFactorMax: z.optional(z.int()),
});
const grantWhen = z.object({ paid: z.string(), grantedAt: z.string() });

it.each(examplesOf('bonus.grant'))('%s: %s', (_id, _title, { given, when, expect: expected }) => {
  const { promotion, bonusFactorMax } = grantGiven.parse(given);
  const { factor, on, ...figures } = promotion;
  const basis = on === 'BONUS' ? 'BONUS' : 'PAID_AND_BONUS';
  const terms = { ...figures, currency: 'PHP', factor: String(factor), basis } as const;
  const { paid, grantedAt } = grantWhen.parse(when);
  const credit = bonusOfDeposit(parseAmount(paid, 'PHP'), terms, { bonusFactorMax });
  if (credit === undefined) throw new Error('The deposit brings no bonus.');
  expect({
    bonus: formatAmount(credit.bonus),
    required: formatAmount(credit.required),
    expiresAt: endOfBonus(new Date(grantedAt), terms)?.toISOString().replace('.000Z', 'Z'),
  }).toEqual(expected);
});

const reloadGiven = z.object({
  deposits: z.array(z.object({ paid: z.string(), completedAt: z.string() })),
  betsPlacedAt: z._default(z.array(z.string()), []),
  activeBonus: z.optional(z.string()),
});
const reloadWhen = z.object({ at: z.string() });

it.each(examplesOf('promotion.reload'))('%s: %s', async (_id, _title, { given, when, expect: expected }) => {
  const { deposits, betsPlacedAt, activeBonus } = reloadGiven.parse(given);
  const player = await createNewcomer('2026-11-21T00:00:00Z');
  // An order is completed three seconds after it was made.
  const steps = [
    ...deposits.map(({ paid, completedAt }) => ({
      at: Date.parse(completedAt) - 3000,
      run: async () => void (await deposit(player, paid)),
    })),
    ...betsPlacedAt.map((at) => ({ at: Date.parse(at), run: () => playRound(player) })),
  ].toSorted((a, b) => a.at - b.at);
  for (const { at, run } of steps) {
    await passTo(player, new Date(at).toISOString());
    await run();
  }
  if (activeBonus !== undefined) await claim(player, activeBonus);
  await passTo(player, reloadWhen.parse(when).at);
  expect('error' in expected ? await refusedClaim(player) : await creditedClaim(player)).toEqual(expected);
});

async function refusedClaim(player: Player): Promise<object> {
  const { code, value } = await refusalOf(claim(player, 'promo_weekend_reload'));
  const { reason } = z.object({ reason: z.optional(z.string()) }).parse(value ?? {});
  return { error: code, ...(reason === undefined ? {} : { reason }) };
}

async function creditedClaim(player: Player): Promise<object> {
  const { bonusId, amount } = (await claim(player, 'promo_weekend_reload')).value;
  const query = { pageNo: 1, pageSize: 20, bonusId };
  const [bonus] = (await listBonusDetails({ client: player.client, query })).value.content;
  return {
    bonus: amount,
    required: bonus?.turnoverRequired,
    expiresAt: bonus?.expiresAt?.replace('.000Z', 'Z'),
  };
}

const applicationGiven = z.object({
  createdAt: z.string(),
  remark: z.optional(z.string()),
  claimedAt: z.optional(z.string()),
});
const applicationWhen = z.object({ at: z.array(z.string()) });

it.each(examplesOf('promotion.application'))('%s: %s', async (_id, _title, { given, when, expect: expected }) => {
  const { createdAt, remark, claimedAt } = applicationGiven.parse(given);
  const player = await createNewcomer(createdAt);
  makeBirthday(player, '1990-11-20');
  await applyForBirthday(player, remark);
  const status: (string | undefined)[] = [];
  for (const at of applicationWhen.parse(when).at) {
    await passTo(player, at);
    if (at === claimedAt) await claim(player, 'promo_birthday');
    const [newest] = await participationsOf(player);
    status.push(newest?.status);
  }
  expect({ status }).toEqual(expected);
});
