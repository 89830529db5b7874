import contract from '@croupier/api-spec/openapi.json' with { type: 'json' };
import { operations, type OperationId } from '@croupier/sdk/operations';
import { createDepositOrder } from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { refusalOf } from './caller.ts';
import { createPlayer, keyOf, send, sendSigned } from './money.ts';

const RANGE = 'startTime=2026-11-20T16:00:00Z&endTime=2026-11-21T15:59:59Z&pageNo=1&pageSize=20';
/** The queries and path parameters of the contract's examples; bodies are read from it. */
const CALLS: readonly (readonly [OperationId, string, string])[] = [
  ['getWalletBalance', '', ''],
  ['listMerchantWallets', '', '?isSingle=false'],
  ['transferWallet', '', ''],
  ['recallAllWallets', '', ''],
  ['launchGame', '', '?vassalage=JDB&gameType=RNG&nodeId=rng_20481&gameCode=PERLAS&platform=html5-desktop&language=TY'],
  ['exitGame', '', ''],
  ['listDepositMethods', '', '?currency=PHP'],
  ['listDepositOrders', '', `?status=ALL&${RANGE}`],
  ['getDepositOrder', 'dep_20261121_0007', ''],
  ['listBettingRecords', '', `?scope=SELF&gameType=RNG&vassalage=JDB&status=ALL&${RANGE}`],
  ['getBettingRecord', '', '?betId=bet_70041192'],
  ['listTransactions', '', `?scope=SELF&transactionType=ALL&${RANGE}`],
];

/** The first example of an operation's body; undefined when it has none. */
function exampleOf(id: OperationId): unknown {
  const { method, path } = operations[id];
  // The bundled contract is plain JSON; the walk below asserts each step by what it finds.
  const at = (from: unknown, step: string): unknown =>
    typeof from === 'object' && from !== null ? Reflect.get(from, step) : undefined;
  const steps = [
    'paths',
    path,
    method.toLowerCase(),
    'requestBody',
    'content',
    'application/json',
    'examples',
    'typical',
  ];
  return at(steps.reduce(at, contract), 'value');
}

it.each(CALLS)("answers the contract's own example of %s", async (id, path, search) => {
  const { world, token } = await createPlayer();
  const headers = { Authorization: `Bearer ${token}`, ...keyOf(id) };
  const answer = await send(world, id, { headers, path, search, body: exampleOf(id) });
  expect([answer.status, answer.errorCode]).toEqual([200, undefined]);
});

it('lets a member who paid in before not have the welcome bonus of the example', async () => {
  const { client } = await createPlayer();
  const body = { methodId: 'pm_ewallet_01', amount: '1000.00', currency: 'PHP', promotionId: 'promo_welcome100' };
  expect((await refusalOf(createDepositOrder({ client, headers: keyOf(1), body }))).code).toBe('PROMO_NOT_ELIGIBLE');
});

it.each([
  ['vendorGetBalance', '', 200],
  ['vendorDebit', '', 200],
  ['vendorCredit', '', 200],
  ['vendorRollback', '', 200],
  ['receiveDepositCallback', 'kampupot', 200],
] as const)("answers the contract's own example of %s when it is signed", async (id, path, status) => {
  const { world } = await createPlayer();
  expect(exampleOf(id)).toBeDefined();
  expect((await sendSigned(world, id, exampleOf(id), path)).status).toBe(status);
});
