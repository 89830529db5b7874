import examples from '@croupier/api-spec/fixtures/break-examples.json' with { type: 'json' };
import {
  createDepositOrder,
  createWithdrawOrder,
  getAccountRestrictions,
  getIdentity,
  launchGame,
  listSecurityEvents,
  submitIdentity,
} from '@croupier/sdk/client';
import type { IdentitySubmission } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { decideIdentity } from '../domain/identity/index.ts';
import { putLimit } from '../domain/player-limits/index.ts';
import { changeSettings } from '../domain/site/index.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { refusalOf } from '../testing/caller.ts';
import { SLOT } from '../testing/games.ts';
import { setIdentity, takePassport } from '../testing/identity.ts';
import { createPlayer, keyOf, type Player } from '../testing/money.ts';
import { logInAgain, MINUTE } from '../testing/people.ts';
import { addOrder, askFor } from '../testing/withdrawals.ts';

let key = 0;
const nextKey = () => keyOf(`identity_${(key += 1)}`);

const submit = ({ client }: Player, body: IdentitySubmission) => submitIdentity({ client, headers: nextKey(), body });
const identityOf = async ({ client }: Player) => (await getIdentity({ client })).value;
const documentOf = async (player: Player) => (await identityOf(player)).requirements[0];
const restrictionsOf = async ({ client }: Player) => (await getAccountRestrictions({ client })).value.restrictions;
const decidedBy = async (player: Player, documentNumber: string) => {
  await submit(player, await takePassport(player, documentNumber));
  player.world.clock.advance(2 * MINUTE);
  return documentOf(player);
};

describe('P-27: documents', () => {
  it('are in review after they were sent, and verified two minutes later', async () => {
    const player = await createPlayer(personas.newcomer);
    expect(await identityOf(player)).toMatchObject({ status: 'NOT_STARTED', restricted: false });
    const { value } = await submit(player, await takePassport(player));
    expect(value.status).toBe('IN_REVIEW');
    expect(value.requirements[0]).toMatchObject({
      kind: 'DOCUMENT',
      documentNumber: '****-073A',
      submittedAt: '2026-11-21T06:00:00.000Z',
      decisionExpectedAt: '2026-11-21T06:02:00.000Z',
    });
    player.world.clock.advance(2 * MINUTE - 1);
    expect((await documentOf(player))?.status).toBe('IN_REVIEW');
    player.world.clock.advance(1);
    expect(await identityOf(player)).toMatchObject({ status: 'VERIFIED', restricted: false });
    expect((await documentOf(player))?.decidedAt).toBe('2026-11-21T06:02:00.000Z');
  });

  it('are refused by the end of their number, with a reason, and can be sent again', async () => {
    const player = await createPlayer(personas.newcomer);
    expect(await decidedBy(player, 'P1200')).toMatchObject({ status: 'REFUSED', refusalCode: 'UNREADABLE' });
    expect(await decidedBy(player, 'P1299')).toMatchObject({ status: 'REFUSED', refusalCode: 'NAME_MISMATCH' });
    expect(await decidedBy(player, 'P1201')).toMatchObject({ status: 'VERIFIED' });
  });

  it('cannot be sent while others are in review', async () => {
    const player = await createPlayer(personas.newcomer);
    await submit(player, await takePassport(player));
    expect((await refusalOf(submit(player, await takePassport(player)))).code).toBe('ORDER_STATE_INVALID');
  });

  it('prove what their type can prove, with all their fields and pictures of this purpose', async () => {
    const player = await createPlayer(personas.newcomer);
    const passport = await takePassport(player);
    const fieldsOf = async (body: IdentitySubmission) =>
      (await refusalOf(submit(player, body))).fieldErrors.map(({ field }) => field);
    const { kind, documentType, images } = passport;
    expect(await fieldsOf({ ...passport, documentType: 'PAYSLIP' })).toEqual(['documentType']);
    expect(await fieldsOf({ kind, documentType, images })).toEqual(['documentNumber', 'country', 'expiresOn']);
    expect(await fieldsOf({ ...passport, images: ['up_7d01'] })).toEqual(['images']);
    const bill = await submit(player, { kind: 'ADDRESS', documentType: 'UTILITY_BILL', images });
    expect(bill.value).toMatchObject({
      status: 'NOT_STARTED',
      requirements: [{}, { kind: 'ADDRESS', status: 'IN_REVIEW' }],
    });
  });

  it('expire at the end of their last day in the time of the brand', async () => {
    const player = await createPlayer(personas.newcomer);
    await submit(player, { ...(await takePassport(player)), expiresOn: '2026-11-21' });
    player.world.clock.advance(Date.parse('2026-11-21T15:59:59.999Z') - player.world.clock.now().getTime());
    expect((await identityOf(player)).status).toBe('VERIFIED');
    player.world.clock.advance(1);
    expect((await identityOf(player)).status).toBe('EXPIRED');
  });

  it('are decided at once by staff who do not follow the script, which the security history shows', async () => {
    const player = await createPlayer(personas.newcomer);
    await submit(player, await takePassport(player));
    decideIdentity(player.world, ids.newcomer, { kind: 'DOCUMENT', decision: 'WRONG_DOCUMENT' });
    expect(await documentOf(player)).toMatchObject({ status: 'REFUSED', refusalCode: 'WRONG_DOCUMENT' });
    const { content } = (await listSecurityEvents({ client: player.client, query: {} })).value;
    expect(content[0]?.kind).toBe('IDENTITY_DECIDED');
  });
});

describe('W-05: an identity that is not verified', () => {
  it('blocks deposits, play and withdrawals where the policy asks for it first', async () => {
    const player = await createPlayer(personas.agent);
    const { client, world } = player;
    changeSettings(world, { policyPack: 'pagcorLike' });
    expect(await restrictionsOf(player)).toMatchObject([
      { code: 'IDENTITY_REQUIRED', blocks: ['DEPOSIT', 'PLAY', 'WITHDRAW'], action: 'SEND_DOCUMENTS' },
    ]);
    const body = {
      methodId: 'pm_ewallet_01',
      amount: '500.00',
      currency: 'PHP',
      returnUrl: 'https://play.croupier.example/',
    };
    for (const call of [
      createDepositOrder({ client, headers: nextKey(), body }),
      launchGame({ client, query: SLOT }),
    ]) {
      expect(await refusalOf(call)).toMatchObject({
        code: 'ACCOUNT_RESTRICTED',
        value: { reasons: [{ code: 'IDENTITY_REQUIRED' }] },
      });
    }
    await submit(player, await takePassport(player));
    expect(await restrictionsOf(player)).toMatchObject([{ code: 'IDENTITY_REVIEW', action: 'NONE' }]);
    world.clock.advance(2 * MINUTE);
    expect(await restrictionsOf(player)).toEqual([]);
  });

  it('leaves what is free, and blocks nothing while that covers any order of an account without documents', async () => {
    const player = await createPlayer();
    const { client, world } = player;
    setIdentity(world, ids.member, 'EXPIRED');
    expect(await restrictionsOf(player)).toMatchObject([{ code: 'IDENTITY_EXPIRED', freeUpTo: '50000.00' }]);
    expect((await createWithdrawOrder({ client, headers: nextKey(), body: askFor('500.00') })).value.status).toBe(
      'PENDING',
    );
    const newcomer = await createPlayer(personas.agent);
    expect(await restrictionsOf(newcomer)).toEqual([]);
  });
});

it('P-29: a birthday below the age of the policy restricts the account until staff change it', async () => {
  const player = await createPlayer();
  player.world.store.transact(() => player.world.store.profiles.update(ids.member, { birthday: '2006-11-22' }));
  expect(await restrictionsOf(player)).toMatchObject([
    {
      code: 'AGE_BELOW_MINIMUM',
      blocks: ['DEPOSIT', 'PLAY', 'RECEIVE', 'PROMOTION'],
      action: 'CONTACT_SUPPORT',
    },
  ]);
  player.world.clock.advance(366 * 24 * 60 * MINUTE);
  await logInAgain(player, personas.member);
  expect(await restrictionsOf(player)).toEqual([]);
});

const cases = examples.flatMap((example) =>
  example.when.do === 'restrictions' ? [[example.id, example.title, example] as const] : [],
);

it.each(cases)('%s: %s', async (_id, _title, { given, expect: expected }) => {
  const player = await createPlayer();
  const { world } = player;
  const [limit] = given.usedUpLimits ?? [];
  world.store.transact(() => {
    setIdentity(world, ids.member, 'EXPIRED');
    addOrder(world, { amount: given.withdrawnSoFar ?? '', status: 'RECEIVED', createdAt: '2026-10-01T02:00:00.000Z' });
    putLimit(world, ids.member, { kind: 'DEPOSIT', period: 'DAY' }, '0.00');
  });
  expect(limit).toEqual({ kind: 'DEPOSIT', period: 'DAY', resetsAt: '2026-11-21T16:00:00.000Z' });
  const restrictions = (await restrictionsOf(player)).map(({ limit: reached, ...restriction }) => ({
    ...restriction,
    ...(reached === undefined ? {} : { kind: reached.kind, period: reached.period }),
  }));
  expect({ restrictions }).toMatchObject(expected);
});
