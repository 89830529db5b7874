import {
  createWithdrawOrder,
  getAccountRestrictions,
  getIdentity,
  listMessages,
  submitIdentity,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { askForProof, decideIdentity, endProofRequests } from '../domain/identity/index.ts';
import { ids } from '../seed/members.ts';
import { refusalOf } from '../testing/caller.ts';
import { takePassport } from '../testing/identity.ts';
import { createPlayer, keyOf, type Player } from '../testing/money.ts';
import { MINUTE } from '../testing/people.ts';
import { askFor } from '../testing/withdrawals.ts';

const NOW = '2026-11-21T06:00:00.000Z';
const REQUEST = { kind: 'ADDRESS', blocks: ['WITHDRAW'], reason: 'Your address has changed.' } as const;

let key = 0;
const nextKey = () => keyOf(`proof_${(key += 1)}`);

const restrictionsOf = async ({ client }: Player) => (await getAccountRestrictions({ client })).value.restrictions;
const requirementsOf = async ({ client }: Player) => (await getIdentity({ client })).value.requirements;
const addressOf = async (player: Player) => (await requirementsOf(player)).find(({ kind }) => kind === 'ADDRESS');

async function sendBill(player: Player): Promise<void> {
  const { images } = await takePassport(player);
  const body = { kind: 'ADDRESS', documentType: 'UTILITY_BILL', images } as const;
  await submitIdentity({ client: player.client, headers: nextKey(), body });
}

describe('P-27, P-29: a proof that staff ask for', () => {
  it('blocks what staff say with their reason, and is listed as required', async () => {
    const player = await createPlayer();
    expect(await addressOf(player)).toEqual({ kind: 'ADDRESS', status: 'NOT_STARTED', required: false });
    askForProof(player.world, ids.member, REQUEST);
    const restriction = {
      code: 'IDENTITY_REQUIRED',
      requirement: 'ADDRESS',
      since: NOW,
      blocks: ['WITHDRAW'],
      reason: REQUEST.reason,
      action: 'SEND_DOCUMENTS',
    };
    expect(await restrictionsOf(player)).toEqual([restriction]);
    expect(await addressOf(player)).toEqual({
      kind: 'ADDRESS',
      status: 'NOT_STARTED',
      required: true,
      requestedAt: NOW,
      reason: REQUEST.reason,
    });
    expect((await getIdentity({ client: player.client })).value).toMatchObject({
      status: 'VERIFIED',
      restricted: true,
    });
    const withdrawal = createWithdrawOrder({ client: player.client, headers: nextKey(), body: askFor('500.00') });
    expect(await refusalOf(withdrawal)).toMatchObject({
      code: 'ACCOUNT_RESTRICTED',
      value: { reasons: [restriction] },
    });
  });

  it.each([
    ['ADDRESS', 'Magpadala ng patunay ng tirahan mo'],
    ['SOURCE_OF_FUNDS', 'Magpadala ng patunay ng pinagmulan ng pera mo'],
  ] as const)('comes to the member as a message: %s', async (kind, title) => {
    const player = await createPlayer();
    askForProof(player.world, ids.member, { ...REQUEST, kind });
    const { value } = await listMessages({ client: player.client, query: { pageNo: 1, pageSize: 1 } });
    expect(value.content).toMatchObject([{ title, link: { target: 'SECURITY' }, read: false }]);
  });

  it('goes on while it is checked and when it is refused, and ends when it is accepted', async () => {
    const player = await createPlayer();
    askForProof(player.world, ids.member, REQUEST);
    await sendBill(player);
    expect(await restrictionsOf(player)).toMatchObject([{ code: 'IDENTITY_REVIEW', since: NOW, action: 'NONE' }]);
    decideIdentity(player.world, ids.member, { kind: 'ADDRESS', decision: 'UNREADABLE' });
    expect(await restrictionsOf(player)).toMatchObject([
      { code: 'IDENTITY_REFUSED', reason: 'Malabo ang litrato. Magpadala ng mas malinaw.', action: 'SEND_DOCUMENTS' },
    ]);
    await sendBill(player);
    player.world.clock.advance(2 * MINUTE);
    expect(await restrictionsOf(player)).toEqual([]);
    expect(await addressOf(player)).toMatchObject({ status: 'VERIFIED', required: true });
  });

  it('needs new documents when others were decided before, but not while some are in review', async () => {
    const player = await createPlayer();
    await sendBill(player);
    askForProof(player.world, ids.member, REQUEST);
    expect((await addressOf(player))?.status).toBe('IN_REVIEW');
    decideIdentity(player.world, ids.member, { kind: 'ADDRESS', decision: 'VERIFIED' });
    expect(await restrictionsOf(player)).toEqual([]);
    askForProof(player.world, ids.member, REQUEST);
    expect(await restrictionsOf(player)).toMatchObject([{ code: 'IDENTITY_REQUIRED' }]);
  });

  it('of funds is not shown before, and lapses at its end', async () => {
    const player = await createPlayer();
    expect((await requirementsOf(player)).map(({ kind }) => kind)).toEqual(['DOCUMENT', 'ADDRESS']);
    const until = '2026-11-21T07:00:00.000Z';
    askForProof(player.world, ids.member, { kind: 'SOURCE_OF_FUNDS', blocks: ['DEPOSIT', 'PLAY'], until });
    expect(await restrictionsOf(player)).toMatchObject([
      { code: 'IDENTITY_REQUIRED', requirement: 'SOURCE_OF_FUNDS', blocks: ['DEPOSIT', 'PLAY'], until },
    ]);
    player.world.clock.advance(60 * MINUTE - 1);
    expect(await restrictionsOf(player)).toHaveLength(1);
    player.world.clock.advance(1);
    expect(await restrictionsOf(player)).toEqual([]);
    expect((await requirementsOf(player)).map(({ kind }) => kind)).toEqual(['DOCUMENT', 'ADDRESS']);
  });

  it('ends when staff take it back', async () => {
    const player = await createPlayer();
    askForProof(player.world, ids.member, REQUEST);
    askForProof(player.world, ids.member, { kind: 'SOURCE_OF_FUNDS', blocks: ['PLAY'] });
    expect(await restrictionsOf(player)).toMatchObject([
      { requirement: 'ADDRESS' },
      { requirement: 'SOURCE_OF_FUNDS' },
    ]);
    endProofRequests(player.world, ids.member);
    expect(await restrictionsOf(player)).toEqual([]);
  });
});
