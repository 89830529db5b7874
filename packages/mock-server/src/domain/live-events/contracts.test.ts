import { cancelContractOffer, createContractOffer, login } from '@croupier/sdk/client';
import { HOUR_MS, MINUTE_MS } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf } from '../../testing/caller.ts';
import { agree, createTeams, play, setCash } from '../../testing/contracts.ts';
import { control, openStream, type TestStream } from '../../testing/events.ts';
import { keyOf } from '../../testing/money.ts';

const TIERS = [{ threshold: '0.00', rate: '0.0020' }];

async function createSubAgent() {
  const caller = createTeams('2026-11-20T06:00:00Z');
  const { world, client } = caller;
  setCash(world, 'amihan', '1000.00');
  agree(world, { contractId: 'ct_204', offeror: 'amihan', offeree: 'kidlat', tiers: TIERS });
  caller.setToken((await login({ client, body: bodyOf(personas.subAgent) })).value.token);
  return { ...caller, stream: await openStream(caller) };
}

const statusesOf = async (stream: TestStream, type: string) =>
  (await stream.take()).flatMap((event) =>
    event.type === type && 'status' in event ? [[event.status, event.occurredAt]] : [],
  );

it('a contract is reported when it is offered, and when it ends', async () => {
  const { client, stream } = await createSubAgent();
  const terms = { type: 'DAILY_SALARY', period: 'DAILY', currency: 'PHP', tiers: TIERS } as const;
  const offer = { ...terms, offeree: 'lakandula' };
  const { value } = await createContractOffer({ client, headers: keyOf('offer'), body: offer });
  expect(await stream.take()).toMatchObject([
    { type: 'contract.changed', contractId: value.contractId, contractType: 'DAILY_SALARY', status: 'IN_PROCESS' },
  ]);
  await cancelContractOffer({ client, headers: keyOf('cancel'), path: { contractId: value.contractId } });
  expect(await statusesOf(stream, 'contract.changed')).toEqual([['REJECTED', '2026-11-20T06:00:00.000Z']]);
});

it('a settlement is reported when it is counted, and when it is paid', async () => {
  const { world, stream } = await createSubAgent();
  play(world, { account: 'lakandula', gameType: 'RNG', validBet: '1000.00' });
  await control(world, 'PATCH', '/clock', { advance: 10 * HOUR_MS + 10 * MINUTE_MS });
  expect(await statusesOf(stream, 'settlement.changed')).toEqual([
    ['PENDING', '2026-11-20T16:00:00.000Z'],
    ['PAID', '2026-11-20T16:10:00.000Z'],
  ]);
});
