import { createHmac, randomUUID } from 'node:crypto';

import { operations } from '@croupier/sdk/operations';
import type { Page } from '@playwright/test';

import { exportWorld, idOf } from './ledger.ts';
import { expect } from './site.ts';

/** A vendor takes back the last bet of a member: every movement of its round. */
export async function takeBackLastBet(page: Page, vendor: string, account: string): Promise<void> {
  const world = await exportWorld(page);
  const memberId = idOf(world, account);
  const bets = world.rows.bets.filter((bet) => bet.memberId === memberId);
  const [last] = bets.toSorted((a, b) => (a.time < b.time ? 1 : -1));
  const transactions = world.rows.vendorTransactions.filter(({ betId }) => betId === last?.id);
  expect(transactions).not.toEqual([]);
  const answer = await page.request.get(`/__mock/vendors/${vendor}/signing-key`);
  const { key }: { key: string } = await answer.json();
  const { method, path } = operations.vendorRollback;
  for (const { id } of transactions) {
    const originalTransactionId = id.slice(`${vendor} `.length);
    const body = JSON.stringify({ transactionId: randomUUID(), originalTransactionId });
    const timestamp = new Date().toISOString();
    const text = [vendor, timestamp, method, path, body].join('\n');
    const signature = createHmac('sha256', key).update(text).digest('hex');
    const response = await page.request.post(path, {
      data: body,
      headers: {
        'Content-Type': 'application/json',
        'X-Vendor': vendor,
        'X-Timestamp': timestamp,
        'X-Signature': signature,
      },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }
}
