import type { Period } from '@croupier/sdk/rules';

import type { ContractRow } from '../../store/rows/contracts.ts';
import type { SalaryRecordRow } from '../../store/rows/settlements.ts';
import { brandMinuteOf, contractNumber, CONTRACT_TYPES } from '../contracts/index.ts';
import { emit, type DomainContext } from '../kernel/index.ts';
import { carryAfter, figuresOf, noCarry, type Carry, type Figures, type Terms } from './figures.ts';

/** The id of the settlement of a window: the contract's number and the start in the brand's time (G-7). */
export function recordIdOf({ id }: Pick<ContractRow, 'id'>, { start }: Pick<Period, 'start'>): string {
  return `sal_${contractNumber(id)}_${brandMinuteOf(start)}`;
}

/** The contract that a settlement is counted by. */
export function contractOf({ store }: DomainContext, { contractId }: Pick<SalaryRecordRow, 'contractId'>): ContractRow {
  const contract = store.contracts.get(contractId);
  if (contract === undefined) throw new Error(`There is no contract ${contractId}.`);
  return contract;
}

/** The order in which settlements are paid at one moment (CT-51). */
export function inPayOrder(rows: readonly SalaryRecordRow[]): SalaryRecordRow[] {
  return rows.toSorted(
    (a, b) =>
      Date.parse(a.dueAt) - Date.parse(b.dueAt) ||
      CONTRACT_TYPES.indexOf(a.type) - CONTRACT_TYPES.indexOf(b.type) ||
      a.depth - b.depth ||
      (a.id < b.id ? -1 : 1),
  );
}

/** What the paid settlements of a lineage hand over to the next one. */
export function carryOf({ store }: DomainContext, lineage: string, currency: string): Carry {
  return store.salaryCarries.get(lineage) ?? noCarry(currency);
}

/** Replaces what the paid settlements of a lineage hand over. */
export function keepCarry({ store }: DomainContext, lineage: string, { base, correction, open }: Carry): void {
  const carry = { base, correction, open: [...open] };
  if (store.salaryCarries.get(lineage) === undefined) store.salaryCarries.insert({ id: lineage, ...carry });
  else store.salaryCarries.update(lineage, carry);
}

/** The settlements of a lineage that are not paid, in the order in which they will be. */
function unpaidOf({ store }: DomainContext, lineage: string): SalaryRecordRow[] {
  return inPayOrder(store.salaryRecords.findBy('lineage', lineage).filter(({ status }) => status === 'PENDING'));
}

/** Counts the unpaid settlements of a lineage again, each with what the one before it hands over. */
export function refreshLineage(context: DomainContext, lineage: string): void {
  let carry: Carry | undefined;
  for (const row of unpaidOf(context, lineage)) {
    const figures = figuresOf(contractOf(context, row), row, carry ?? carryOf(context, lineage, row.currency));
    if (differs(row, figures)) {
      const record = context.store.salaryRecords.update(row.id, figures);
      emit(context, 'settlementChanged', { record, at: context.clock.now() });
    }
    carry = carryAfter(figures);
  }
}

/** What a further settlement of a lineage gets after those that are not paid. */
export function carryAfterUnpaid(
  context: DomainContext,
  { lineage, currency }: Terms & { readonly lineage: string },
): Carry {
  const last = unpaidOf(context, lineage).at(-1);
  return last === undefined ? carryOf(context, lineage, currency) : carryAfter(last);
}

function differs(row: SalaryRecordRow, figures: Figures): boolean {
  // Both have exactly these fields.
  const names = Object.keys(figures) as (keyof Figures)[];
  return names.some((name) => JSON.stringify(row[name]) !== JSON.stringify(figures[name]));
}
