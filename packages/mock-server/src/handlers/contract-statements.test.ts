import examples from '@croupier/api-spec/fixtures/contract-examples.json' with { type: 'json' };
import { getSalaryStatement, login } from '@croupier/sdk/client';
import { addAmounts, formatAmount, multiplyAmount, parseAmount } from '@croupier/sdk/rules';
import type { StatementLine, StatementLineKind } from '@croupier/sdk/types';
import { zContractPeriod, zContractType, zGameType } from '@croupier/sdk/zod';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { BONUS, COMMISSION, mainWallet, post, sumOfMember } from '../domain/ledger/index.ts';
import { personas } from '../seed/personas.ts';
import type { World } from '../node.ts';
import { bodyOf, refusalOf, type Caller } from '../testing/caller.ts';
import { agree, createTeams, idOf, play, runTo, setCash } from '../testing/contracts.ts';

const tier = z.object({ threshold: z.string(), rate: z.string(), activeUsers: z.optional(z.number()) });
const amountOf = z.object({ account: z.string(), amount: z.string() });
const exampleSchema = z.object({
  given: z.object({
    contract: z.object({
      contractId: z.string(),
      version: z.number(),
      type: zContractType,
      period: zContractPeriod,
      offeror: z.string(),
      offeree: z.string(),
      tiers: z.array(tier),
    }),
  }),
  when: z.object({
    periodStart: z.string(),
    periodEnd: z.string(),
    carriedIn: z.optional(z.string()),
    corrections: z.optional(z.array(z.object({ recordId: z.string(), amount: z.string() }))),
    lines: z.array(
      z.object({
        account: z.string(),
        gameType: zGameType,
        bets: z.number(),
        stake: z.string(),
        validBet: z.string(),
        payout: z.string(),
      }),
    ),
    deductions: z.optional(z.array(z.extend(amountOf, { kind: z.enum(['BONUS', 'REBATE', 'SALARY']) }))),
    paidOn: z.optional(z.array(z.extend(amountOf, { rate: z.string(), recordId: z.string() }))),
  }),
  expect: z.object({ csv: z.array(z.string()) }),
});
type Example = z.infer<typeof exampleSchema>;

const php = (text: string) => parseAmount(text, 'PHP');

/** The movements that lower the base of a dividend. */
const BOOKED = {
  BONUS: { kind: 'PROMOTION', from: BONUS },
  REBATE: { kind: 'REBATE', from: BONUS },
  SALARY: { kind: 'SALARY', from: COMMISSION },
} as const;

/** Runs the window of an example until its pay day, with its payee as the caller. */
async function createPaid({ given, when }: Example): Promise<Caller> {
  const caller = createTeams(when.periodStart);
  const { world } = caller;
  const { contract } = given;
  setCash(world, 'amihan', '1000000.00');
  const { lineage } = agree(world, contract);
  for (const { account: offeree, rate, recordId } of when.paidOn ?? []) {
    const tiers = [{ threshold: '0.00', rate }];
    agree(world, {
      ...contract,
      offeror: contract.offeree,
      offeree,
      tiers,
      version: 1,
      contractId: contractOf(recordId),
    });
  }
  handOver(world, lineage, when);
  for (const line of when.lines) play(world, line);
  for (const { account } of when.lines) deduct(world, account, when);
  runTo(world, new Date(Date.parse(when.periodEnd) + 600_000));
  const persona = { account: contract.offeree, password: personas.member.password };
  caller.setToken((await login({ client: caller.client, body: bodyOf(persona) })).value.token);
  return caller;
}

/** Books what lowers the base of a dividend for an account, so that it is as given with what the seed booked. */
function deduct(world: World, account: string, { periodStart, periodEnd, deductions = [] }: Example['when']): void {
  const memberId = idOf(world, account);
  const time = { from: Date.parse(periodStart), to: Date.parse(periodEnd) };
  for (const [name, { kind, from }] of Object.entries(BOOKED)) {
    const given = deductions.find((deduction) => deduction.account === account && deduction.kind === name);
    const missing = php(given?.amount ?? '0').minor - sumOfMember(world, memberId, kind, time);
    if (missing === 0n) continue;
    post(world, { kind, memberId }, [
      { account: from, amount: -missing, currency: 'PHP' },
      { account: mainWallet(memberId), amount: missing, currency: 'PHP' },
    ]);
  }
}

const contractOf = (recordId: string): string => `ct_${recordId.split('_')[1]}`;

/** What the periods before an example hand over. */
function handOver(
  { store }: World,
  lineage: string,
  { carriedIn: base = '0.00', corrections = [] }: Example['when'],
): void {
  const open = corrections.map(({ recordId, amount }) => ({ recordId, was: '1320.00', is: less('1320.00', amount) }));
  store.transact(() => store.salaryCarries.insert({ id: lineage, base, correction: '0.00', open }));
}

const less = (was: string, change: string): string => formatAmount(addAmounts(php(was), php(change)));

const recordIn = ({ world }: Caller, offeree: string): string =>
  world.store.salaryRecords.findBy('receiverId', idOf(world, offeree))[0]?.id ?? 'none';

it.each(
  examples
    .filter((example) => example.when.do === 'statement')
    .map((example) => [`${example.id}: ${example.title}, line by line as CSV`, example] as const),
)('%s', async (_title, unread) => {
  const example = exampleSchema.parse(unread);
  const caller = await createPaid(example);
  const { world, client } = caller;
  const recordId = recordIn(caller, example.given.contract.offeree);
  const url = `http://platform.example/wps/agent/salary/records/${recordId}`;
  const token = world.store.sessions.all().at(-1)?.id ?? '';
  const answer = await world.dispatch(
    new Request(url, { headers: { Accept: 'text/csv', Authorization: `Bearer ${token}` } }),
  );
  expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="croupier-statement-${recordId}.csv"`);
  const text = Buffer.from(await answer.arrayBuffer()).toString();
  expect(text).toBe(`\uFEFF${example.expect.csv.map((row) => `${row}\r\n`).join('')}`);
  const { value } = await getSalaryStatement({ client, path: { recordId } });
  checkSums(value.lines);
});

/** Each line follows from those before it (CT-70). */
function checkSums(lines: readonly StatementLine[]): void {
  const sumOf = (...kinds: StatementLineKind[]): bigint =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount = '0' }) => sum + php(amount).minor, 0n);
  const rate = lines.find(({ kind }) => kind === 'TIER')?.rate ?? '0';
  expect(sumOf('BASE', 'DEDUCTION', 'CARRIED_IN')).toBe(sumOf('BASE_TOTAL'));
  expect(multiplyAmount({ minor: sumOf('BASE_TOTAL'), currency: 'PHP' }, rate, 'down').minor).toBe(sumOf('GROSS'));
  expect(sumOf('GROSS', 'CORRECTION', 'CORRECTION_CARRIED_IN') - sumOf('CORRECTION_CARRIED_OUT')).toBe(sumOf('AMOUNT'));
  const isKept = lines.some(({ kind }) => kind === 'KEPT');
  expect(sumOf('KEPT')).toBe(isKept ? sumOf('AMOUNT', 'PAID_ON') : 0n);
}

it('CT-70: what the payee pays on is for the payee alone, and others have no such settlement', async () => {
  const example = examples.find(({ id }) => id === 'EX-CT-29');
  const caller = await createPaid(exampleSchema.parse(example));
  const recordId = recordIn(caller, 'kidlat');
  const { client } = caller;
  const kindsOf = async () =>
    (await getSalaryStatement({ client, path: { recordId } })).value.lines.map(({ kind }) => kind);
  expect(await kindsOf()).toEqual(expect.arrayContaining(['PAID_ON', 'KEPT']));
  caller.setToken((await login({ client, body: bodyOf(personas.agent) })).value.token);
  expect(await kindsOf()).not.toContain('KEPT');
  caller.setToken((await login({ client, body: bodyOf(personas.member) })).value.token);
  expect((await refusalOf(getSalaryStatement({ client, path: { recordId } }))).code).toBe('CONTRACT_NOT_FOUND');
});
