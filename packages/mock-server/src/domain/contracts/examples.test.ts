import examples from '@croupier/api-spec/fixtures/contract-examples.json' with { type: 'json' };
import type { Contract, ContractType } from '@croupier/sdk/types';
import { zContractPeriod, zContractType } from '@croupier/sdk/zod';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { agree, callAs, createTeams, idOf, runTo } from '../../testing/contracts.ts';
import type { World } from '../../node.ts';
import { Refusal } from '../kernel/index.ts';
import { cancelOffer, decideOffer } from './decide.ts';
import { lineageOf } from './lineage.ts';
import { createOffer } from './offer.ts';
import { windowAt } from './windows.ts';

const NOW = '2026-11-20T05:30:00Z';
const TIER = { threshold: '0.00', activeUsers: 0, rate: '0.0001' };

const tier = z.object({ threshold: z.string(), rate: z.string(), activeUsers: z.optional(z.number()) });
const terms = z.object({ period: zContractPeriod, tiers: z.array(tier) });

const named = (what: string) => examples.filter((example) => example.when.do === what);
const titled = (what: string, proves = '') =>
  named(what).map((example) => [`${example.id}: ${example.title}${proves}`, example] as const);

/** What a call answers, as an example writes it. */
function answerOf(call: () => Contract): object {
  try {
    const { status, version, effectiveFrom } = call();
    return { status, version, ...(effectiveFrom === undefined ? {} : { effectiveFrom: toSecond(effectiveFrom) }) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { value, fieldErrors } = error.details;
    const fields = fieldErrors?.map(({ field }) => field).toSorted();
    return { error: error.code, ...value, ...(fields === undefined ? {} : { fields }) };
  }
}

const toSecond = (time: string | Date): string => new Date(time).toISOString().replace('.000Z', 'Z');

it.each(titled('of', ' [CONTRACT-03]'))('%s', (_title, { when, expect: expected }) => {
  const { at } = z.object({ at: z.string() }).parse(when);
  const rhythms = {
    FIVE_MINUTES: { type: 'REALTIME_SALARY', period: null },
    HOUR: { type: 'HOUR_SALARY', period: 'DAILY' },
    DAILY: { type: 'DAILY_SALARY', period: 'DAILY' },
    WEEKLY: { type: 'DIVIDEND', period: 'WEEKLY' },
    SEMI_MONTHLY: { type: 'DIVIDEND', period: 'SEMI_MONTHLY' },
    MONTHLY: { type: 'DIVIDEND', period: 'MONTHLY' },
  } as const;
  const windows = Object.entries(rhythms).map(([unit, rhythm]) => {
    const { start, end } = windowAt(rhythm, new Date(at));
    return [unit, { start: toSecond(start), end: toSecond(end) }];
  });
  expect(Object.fromEntries(windows)).toEqual(expected);
});

const offerSchema = z.object({
  given: z.object({ received: terms, lastVersion: z.optional(z.number()), openOffer: z.optional(z.boolean()) }),
  when: z.object({
    offer: z.object({ type: zContractType, account: z.string(), period: zContractPeriod, tiers: z.array(tier) }),
  }),
});

/** Offers of the kind that were made before; all but the last were taken back. */
function offerBefore(world: World, type: ContractType, count: number, isOpen: boolean): void {
  for (let number = 1; number <= count; number += 1) {
    const { contractId } = createOffer(callAs(world, 'amihan'), {
      type,
      offeree: 'kidlat',
      period: 'DAILY',
      currency: 'PHP',
      tiers: [TIER],
    });
    if (!isOpen || number < count) cancelOffer(callAs(world, 'amihan'), contractId);
  }
}

it.each(titled('offer'))('%s', (_title, { given, when, expect: expected }) => {
  const { received, lastVersion = 0, openOffer = false } = offerSchema.shape.given.parse(given);
  const { offer } = offerSchema.shape.when.parse(when);
  const { world } = createTeams(NOW);
  agree(world, { type: offer.type, offeror: 'PLATFORM', offeree: 'amihan', ...received });
  offerBefore(world, offer.type, openOffer ? 1 : lastVersion, openOffer);
  const { account: offeree, type, period, tiers } = offer;
  const answer = answerOf(() =>
    createOffer(callAs(world, 'amihan'), { type, period, tiers, offeree, currency: 'PHP' }),
  );
  expect(answer).toMatchObject(expected);
});

it.each(titled('effectiveFrom'))('%s', (_title, { given, when, expect: expected }) => {
  const { type, period } = z.object({ type: zContractType, period: zContractPeriod }).parse(given);
  const { decidedAt } = z.object({ decidedAt: z.string() }).parse(when);
  const { world } = createTeams(decidedAt);
  agree(world, { type, period, offeror: 'PLATFORM', offeree: 'amihan', tiers: [TIER] });
  const contractId = offerTo(world, type, type === 'REALTIME_SALARY' ? undefined : period);
  expect(answerOf(() => decideOffer(callAs(world, 'kidlat'), type, { contractId, action: 'ACCEPT' }))).toMatchObject(
    expected,
  );
});

function offerTo(
  world: World,
  type: ContractType,
  period: 'DAILY' | 'WEEKLY' | 'SEMI_MONTHLY' | 'MONTHLY' | undefined,
): string {
  const request = { type, offeree: 'kidlat', currency: 'PHP', tiers: [TIER] };
  return createOffer(callAs(world, 'amihan'), period === undefined ? request : { ...request, period }).contractId;
}

const lifecycleSchema = z.object({
  given: z.object({ type: zContractType, period: zContractPeriod, createdAt: z.string() }),
  when: z.object({
    events: z.array(
      z.object({ at: z.string(), by: z.string(), do: z.enum(['ACCEPT', 'WITHDRAW']), type: z.optional(zContractType) }),
    ),
  }),
  expect: z.object({ answers: z.array(z.unknown()), status: z.string() }),
});

it.each(titled('lifecycle', ' [CONTRACT-05]'))('%s', (_title, example) => {
  const { given, when, expect: expected } = lifecycleSchema.parse(example);
  const { type, period, createdAt } = given;
  const { world } = createTeams(createdAt);
  agree(world, { type, period, offeror: 'PLATFORM', offeree: 'amihan', tiers: [TIER] });
  const contractId = offerTo(world, type, period);
  const answers = when.events.map((event) => {
    runTo(world, event.at);
    const context = callAs(world, event.by);
    if (event.do === 'WITHDRAW') return answerOf(() => cancelOffer(context, contractId));
    return answerOf(() => decideOffer(context, event.type ?? type, { contractId, action: 'ACCEPT' }));
  });
  expect(answers).toMatchObject(expected.answers);
  const lineage = lineageOf(idOf(world, 'amihan'), idOf(world, 'kidlat'), type);
  expect(world.store.contracts.findBy('lineage', lineage).map(({ status }) => status)).toEqual([expected.status]);
});

it('CT-14: an offer can no longer be decided 168 hours after it was made', () => {
  const { world } = createTeams(NOW);
  agree(world, { offeror: 'PLATFORM', offeree: 'amihan', tiers: [TIER] });
  const contractId = offerTo(world, 'DAILY_SALARY', 'DAILY');
  runTo(world, '2026-11-27T05:30:00Z');
  const accept = (): Contract => decideOffer(callAs(world, 'kidlat'), 'DAILY_SALARY', { contractId, action: 'ACCEPT' });
  expect(answerOf(accept)).toMatchObject({ error: 'CONTRACT_STATE_INVALID' });
  expect(world.store.contracts.get(contractId)).toMatchObject({ status: 'REJECTED', endReason: 'EXPIRED' });
});
