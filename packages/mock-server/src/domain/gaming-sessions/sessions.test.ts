import {
  acknowledgeRealityCheck,
  exitGame,
  getGamingSession,
  launchDemoGame,
  launchGame,
  login,
  logout,
  updateRealityCheck,
  type Client,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf, refusalOf } from '../../testing/caller.ts';
import { openStream } from '../../testing/events.ts';
import { SLOT } from '../../testing/games.ts';
import { createLimitedPlayer } from '../../testing/limits.ts';
import { createPlayer, keyOf } from '../../testing/money.ts';
import { MINUTE } from '../../testing/people.ts';
import { createTable } from '../../testing/vendor.ts';
import { changeSettings } from '../site/index.ts';

const START = '2026-11-21T01:00:00.000Z';
const statusOf = async (client: Client) => (await getGamingSession({ client })).value;
const exit = (client: Client, launchId: string) => exitGame({ client, headers: keyOf(launchId), body: { launchId } });

describe('a gaming session', () => {
  it('P-14: begins with a launch and has no figures of before', async () => {
    const { client } = await createTable();
    const { running, session } = await statusOf(client);
    expect(running).toBe(true);
    expect(session).toMatchObject({
      startedAt: '2026-11-21T06:00:00.000Z',
      elapsedSeconds: 0,
      rounds: 0,
      netPosition: '0.00',
      endsAt: '2026-11-21T06:15:00.000Z',
    });
  });

  it('P-14: ends at the exit of the last game that was opened in it', async () => {
    const { client, launchId } = await createTable();
    const second = (await launchGame({ client, query: SLOT })).value.launchId;
    await exit(client, launchId);
    expect((await statusOf(client)).running).toBe(true);
    await exit(client, second);
    expect((await statusOf(client)).running).toBe(false);
  });

  it('P-14: ends with the login session that has launched, and not with that of another device', async () => {
    const { client, setToken, token } = await createTable();
    const logIn = async () => (await login({ client, body: bodyOf(personas.member) })).value.token;
    setToken(await logIn());
    await logout({ client });
    setToken(token);
    expect((await statusOf(client)).running).toBe(true);
    await logout({ client });
    setToken(await logIn());
    expect((await statusOf(client)).running).toBe(false);
  });

  it('P-14: is neither begun nor prolonged by a demo, a payout or a refused stake', async () => {
    const { client, world, debit, credit } = await createTable();
    await debit('vt_1', '10.00');
    world.clock.advance(10 * MINUTE);
    await credit('vt_2', '20.00');
    await debit('vt_3', '999999.00');
    expect((await statusOf(client)).session?.endsAt).toBe('2026-11-21T06:15:00.000Z');
    world.clock.advance(5 * MINUTE);
    const demo = { vassalage: SLOT.vassalage, nodeId: SLOT.nodeId, language: 'EN' } as const;
    await launchDemoGame({ client, body: demo }).catch(() => undefined);
    await credit('vt_4', '20.00');
    expect(await statusOf(client)).toEqual({
      running: false,
      realityCheck: { minutes: 60, choices: [15, 30, 60, 120], canBeOff: true },
    });
  });

  it('M-12, P-16: counts rounds with a stake, of which one that was taken back is none', async () => {
    const { client, debit, credit, rollback } = await createTable();
    await debit('vt_1', '10.00');
    await debit('vt_2', '5.00');
    await credit('vt_3', '12.00');
    await debit('vt_4', '100.00', 'rd_2');
    // A stake counts before its bet is settled, until it is taken back.
    expect((await statusOf(client)).session).toMatchObject({ rounds: 2, netPosition: '-103.00' });
    await rollback('vt_5', 'vt_4');
    const { session } = await statusOf(client);
    expect(session).toMatchObject({ rounds: 1, stakes: '15.00', payouts: '12.00', netPosition: '-3.00' });
  });

  it('P-14: shows the seconds that a session limit leaves', async () => {
    const player = await createLimitedPlayer(START);
    await player.setLimit('SESSION', 'DAY', '15');
    await player.launch();
    await player.waitUntil('2026-11-21T01:14:30.500Z');
    expect((await statusOf(player.client)).session).toMatchObject({ elapsedSeconds: 870, secondsLeft: 30 });
  });
});

describe('a reality check', () => {
  it('P-15: counts a new interval from the last check at once', async () => {
    const player = await createLimitedPlayer(START);
    const { client } = player;
    await player.launch();
    await player.waitUntil('2026-11-21T01:14:59.999Z');
    await updateRealityCheck({ client, body: { minutes: 15 } });
    expect((await statusOf(client)).session).toMatchObject({ checkDueAt: '2026-11-21T01:15:00.000Z', checkDue: false });
    expect((await player.stake('10.00')).status).toBe(200);
    await player.waitUntil('2026-11-21T01:15:00.000Z');
    expect((await player.stake('10.00')).errorCode).toBe('REALITY_CHECK_DUE');
    await updateRealityCheck({ client, body: { minutes: null } });
    expect((await player.stake('10.00')).status).toBe(200);
  });

  it('P-15: allows launches while it is due', async () => {
    const player = await createLimitedPlayer(START);
    await updateRealityCheck({ client: player.client, body: { minutes: 15 } });
    await player.stake('10.00');
    await player.waitUntil('2026-11-21T01:10:00.000Z');
    await player.stake('10.00');
    await player.waitUntil('2026-11-21T01:16:00.000Z');
    await expect(player.launch()).resolves.toMatch(/^ln_/u);
    expect((await player.stake('10.00')).errorCode).toBe('REALITY_CHECK_DUE');
  });

  it('P-15: is not moved by an acknowledgement before it is due', async () => {
    const player = await createLimitedPlayer(START);
    await player.launch();
    await player.waitUntil('2026-11-21T01:10:00.000Z');
    const before = await statusOf(player.client);
    expect(await player.acknowledge()).toEqual(before);
  });

  it('P-15: changes nothing without a session', async () => {
    const { client } = await createPlayer();
    const { value } = await acknowledgeRealityCheck({ client, headers: keyOf(1) });
    expect(value.running).toBe(false);
  });

  it.each([
    ['an interval that is not on offer', 'generic', 45],
    ['none where checks cannot be off', 'mgaLike', null],
  ] as const)('P-15: refuses %s', async (_what, policyPack, minutes) => {
    const { client, world } = await createPlayer();
    changeSettings(world, { policyPack });
    const refusal = await refusalOf(updateRealityCheck({ client, body: { minutes } }));
    expect([refusal.code, refusal.fieldErrors[0]?.field]).toEqual(['FIELD_INVALID', 'minutes']);
  });

  it('P-15: is reported once when it falls due, and limits when they change', async () => {
    const player = await createLimitedPlayer(START);
    const { client } = player;
    await updateRealityCheck({ client, body: { minutes: 15 } });
    const stream = await openStream(player);
    await player.setLimit('LOSS', 'DAY', '500.00');
    expect((await stream.take()).map(({ type }) => type)).toContain('protection.changed');
    await player.launch();
    await player.waitUntil('2026-11-21T01:10:00.000Z');
    await player.stake('10.00');
    await player.waitUntil('2026-11-21T01:16:00.000Z');
    await statusOf(client);
    await player.waitUntil('2026-11-21T01:17:00.000Z');
    await statusOf(client);
    const due = (await stream.take()).filter(({ type }) => type === 'realityCheck.due');
    expect(due).toMatchObject([{ dueAt: '2026-11-21T01:15:00.000Z', occurredAt: '2026-11-21T01:15:00.000Z' }]);
  });
});
