import { launchGame } from '@croupier/sdk/client';
import type { OperationId } from '@croupier/sdk/operations';

import { createPlayer, sendSigned } from './money.ts';

/** Launches a game for a member at a vendor that uses the main wallet; returns the vendor's calls. */
export async function createTable() {
  const player = await createPlayer();
  const query = { vassalage: 'TALA', gameType: 'RNG', nodeId: 'rng_20510', language: 'TY' } as const;
  const { value } = await launchGame({ client: player.client, query });
  const launchToken = new URL(value.launchUrl).searchParams.get('t') ?? '';
  const { world } = player;
  const call = (id: OperationId, body: Record<string, unknown>) =>
    sendSigned(world, id, id === 'vendorRollback' ? body : { launchToken, currency: 'PHP', ...body });
  const debit = (transactionId: string, amount: string, roundId = 'rd_1') =>
    call('vendorDebit', { transactionId, roundId, amount });
  const credit = (transactionId: string, amount: string, more = {}) =>
    call('vendorCredit', { transactionId, roundId: 'rd_1', amount, ...more });
  const rollback = (transactionId: string, originalTransactionId: string) =>
    call('vendorRollback', { transactionId, originalTransactionId });
  const bets = () => world.store.bets.findBy('round', 'TALA m_1001 rd_1');
  return { ...player, launchId: value.launchId, launchToken, call, debit, credit, rollback, bets };
}
