import { expect, it } from 'vitest';

import { openSandbox } from '../../games/sandbox.ts';
import { createRouter } from '../router.ts';
import { createWorlds } from '../worlds.ts';

const CONTROL = 'http://platform.example/__mock';
const REASON = 'The bets are under review.';

async function open() {
  const { fetch } = createRouter(createWorlds(), { loadSandbox: () => openSandbox });
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(
      new Request(CONTROL + path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    );
    return { status: answer.status, body: await answer.json() };
  };
  await ask('POST', '/scenario', { name: 'contract-payer-short' });
  const list = async () => (await ask('GET', '/settlements')).body.settlements;
  return { ask, list };
}

it('control calls list pay that waits, and refuse it with a reason', async () => {
  const { ask, list } = await open();
  const [waiting] = await list();
  expect(waiting).toMatchObject({ payer: 'amihan', account: 'kidlat', type: 'DIVIDEND', isOverdue: true });
  const path = `/settlements/${waiting.recordId}`;
  const refused = await ask('POST', path, { decision: 'REJECT', reason: `  ${REASON} ` });
  expect(refused).toMatchObject({ status: 200, body: { status: 'REJECTED', rejectReason: REASON } });
  expect((await list()).map(({ recordId }: { recordId: string }) => recordId)).not.toContain(waiting.recordId);
  expect((await ask('POST', path, { decision: 'REJECT', reason: REASON })).status).toBe(409);
});

it('control calls refuse no pay without a reason, and none that is unknown', async () => {
  const { ask } = await open();
  for (const body of [
    { decision: 'REJECT' },
    { decision: 'REJECT', reason: ' ' },
    { decision: 'PAY', reason: REASON },
  ]) {
    expect((await ask('POST', '/settlements/sal_9_202611200000', body)).status).toBe(400);
  }
  const unknown = await ask('POST', '/settlements/sal_9_202611200000', { decision: 'REJECT', reason: REASON });
  expect(unknown.status).toBe(404);
});
