import examples from '@croupier/api-spec/fixtures/contract-examples.json' with { type: 'json' };
import { getAgentRevenue, login } from '@croupier/sdk/client';
import { parseAmount } from '@croupier/sdk/rules';
import { zContractType } from '@croupier/sdk/zod';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { personas } from '../../seed/personas.ts';
import { bodyOf } from '../../testing/caller.ts';
import { createTeams, giveRecord, idOf, setCash } from '../../testing/contracts.ts';
import { incomeOf } from './income.ts';

const record = z.object({
  kind: z.union([zContractType, z.literal('REBATE')]),
  payee: z.string(),
  payer: z.optional(z.string()),
  periodEnd: z.string(),
  status: z.enum(['PAID', 'PENDING']),
  amount: z.string(),
});
const exampleSchema = z.object({
  given: z.object({ records: z.array(record) }),
  when: z.object({ date: z.string() }),
});

/** A world with the settlements of the example. */
function createIncome() {
  const example = examples.find(({ id }) => id === 'EX-AG-07');
  const { given, when } = exampleSchema.parse(example);
  const caller = createTeams('2026-11-22T06:00:00Z');
  // What is pending stays so.
  setCash(caller.world, 'amihan', '0.00');
  given.records.forEach(({ kind, payer = 'PLATFORM', payee, periodEnd: dueAt, status, amount }, index) => {
    if (kind === 'REBATE') return;
    const paidAt = status === 'PAID' ? { paidAt: dueAt } : {};
    giveRecord(caller.world, { recordId: `sal_${index}`, type: kind, payer, payee, dueAt, amount, ...paidAt });
  });
  const rebate = given.records.find(({ kind }) => kind === 'REBATE')?.amount ?? '0.00';
  return { ...caller, rebate, date: when.date, expected: example?.expect };
}

it('EX-AG-07: Income belongs to the day in which it was earned', () => {
  const { world, rebate, date, expected } = createIncome();
  const rebates = new Map([[date, parseAmount(rebate, 'PHP')]]);
  const days = { from: Date.parse('2026-11-19T16:00:00Z'), to: Date.parse('2026-11-20T15:59:59.999Z') };
  const [day, ...others] = incomeOf(world, { id: idOf(world, 'kidlat'), currency: 'PHP' }, { range: days, rebates }).days;
  expect(others).toEqual([]);
  expect(day).toMatchObject({ ...expected });
});

it('AG-32: days are sorted, and summed in the total over all of them', async () => {
  const { client, setToken } = createIncome();
  setToken((await login({ client, body: bodyOf(personas.subAgent) })).value.token);
  const { value } = await getAgentRevenue({ client, query: { sort: 'total', order: 'asc' } });
  expect(value.content.map(({ date, total }) => [date, total])).toEqual([
    ['2026-11-19', '5.00'],
    ['2026-11-20', '307.50'],
  ]);
  expect(value.total).toMatchObject({ total: '312.50', paidOut: '80.00', net: '232.50' });
});
