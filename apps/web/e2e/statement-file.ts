import type { Locator } from '@playwright/test';

import { expect } from './site.ts';

interface StatementEntry {
  readonly type: string;
  /** In centavos; negative when it reduced the balance. */
  readonly amount: bigint;
  /** Balance after it, in centavos. */
  readonly balance: bigint;
}

interface StatementFigures {
  /** In centavos. */
  readonly opening: bigint;
  readonly closing: bigint;
  /** Sum by type, in centavos. */
  readonly sums: ReadonlyMap<string, bigint>;
  /** Newest first. */
  readonly entries: readonly StatementEntry[];
}

/** Fields of a CSV text; a quoted field may contain commas, quotes and line breaks. */
function fieldsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, separator, quoted, plain] of csv.matchAll(/(^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)) {
    if (separator === '\r\n') rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
  }
  return rows.filter((row) => row.join('') !== '');
}

const centavos = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** An amount as the page writes it, without a sign. */
export function peso(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `₱${digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
}

/**
 * Computes a statement again from the text of its file, without the code of the product. Each balance must be the one
 * below it and the amount of its row.
 */
export function recompute(csv: string): StatementFigures {
  const [header = [], ...rows] = fieldsOf(csv.replace('\uFEFF', ''));
  const at = (row: string[], name: string): string => row[header.indexOf(name)] ?? '';
  const entries = rows.map((row) => ({
    type: at(row, 'type'),
    amount: centavos(at(row, 'amount')),
    balance: centavos(at(row, 'balanceAfter')),
  }));
  const [newest] = entries;
  const oldest = entries.at(-1);
  if (newest === undefined || oldest === undefined) throw new Error('The file has no entry.');
  const sums = new Map<string, bigint>();
  let balance = oldest.balance - oldest.amount;
  for (const entry of entries.toReversed()) {
    balance += entry.amount;
    expect(balance).toBe(entry.balance);
    sums.set(entry.type, (sums.get(entry.type) ?? 0n) + entry.amount);
  }
  return { opening: oldest.balance - oldest.amount, closing: newest.balance, sums, entries };
}

/** Amount of each line of the itemised sum, by its label. */
export async function linesOf(figure: Locator): Promise<ReadonlyMap<string, string>> {
  const [labels, amounts] = [await figure.getByRole('term').allTextContents(), figure.getByRole('definition')];
  const texts = await amounts.allTextContents();
  return new Map(labels.map((label, index) => [label, texts[index] ?? '']));
}
