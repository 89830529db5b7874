import { getBettingRecord, registerMember } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { createCaller } from '../../testing/caller.ts';
import { createPlayer } from '../../testing/money.ts';
import { solvePuzzle } from '../../testing/people.ts';
import type { World } from '../../node.ts';
import { openAccount } from '../member/index.ts';
import { ancestorsOf, childrenOf, downlineNamed, levelBelow, teamOf } from './team.ts';

const chainOf = (chain: readonly string[], level: number): string => chain[level] ?? '';
const idOf = (world: World, account: string): string => world.store.members.findBy('account', account)[0]?.id ?? '';

describe('a team', () => {
  const { world } = createCaller();
  const [amihan, kidlat, bagwis] = ['amihan', 'kidlat', 'bagwis'].map((account) => idOf(world, account));
  const agents = { amihan: amihan ?? '', kidlat: kidlat ?? '', bagwis: bagwis ?? '' };

  it('has twelve direct downlines, 46 accounts and four agents on three levels', () => {
    const team = teamOf(world, agents.amihan);
    expect(childrenOf(world, agents.amihan)).toHaveLength(12);
    expect(team).toHaveLength(46);
    expect(new Set(team.map(({ id }) => id)).size).toBe(46);
    expect(team.filter(({ type }) => type !== 0)).toHaveLength(4);
    const levels = team.map(({ id }) => levelBelow(world, agents.amihan, id));
    expect([1, 2, 3].map((level) => levels.filter((other) => other === level).length)).toEqual([12, 19, 15]);
  });

  it('has levels relative to the requesting agent', () => {
    const andoy = idOf(world, 'andoybisaya');
    const lakandula = idOf(world, 'lakandula');
    expect(ancestorsOf(world, andoy)).toEqual([lakandula, agents.kidlat, agents.amihan]);
    expect([agents.amihan, agents.kidlat, lakandula].map((agent) => levelBelow(world, agent, andoy))).toEqual([
      3, 2, 1,
    ]);
    expect(levelBelow(world, agents.bagwis, andoy)).toBeUndefined();
  });

  it('excludes the agent, uplines and other lines', () => {
    expect(downlineNamed(world, agents.amihan, ' Tala ').account).toBe('tala');
    for (const [agent, account] of [
      [agents.amihan, 'amihan'],
      [agents.kidlat, 'amihan'],
      [agents.amihan, 'quennieang'],
      [agents.bagwis, 'tala'],
      [agents.amihan, 'nobody'],
    ] as const) {
      expect(() => downlineNamed(world, agent, account)).toThrow('NOT_DOWNLINE');
    }
  });

  it('contains 3,000 accounts on ten levels', () => {
    const { world: crowded } = createCaller();
    const top = idOf(crowded, 'bagwis');
    const opened = crowded.store.transact(() => {
      const chain = [top];
      for (let number = 0; number < 3000; number += 1) {
        // A chain of ten uplines with three hundred accounts each.
        const uplineId = chain[Math.floor(number / 300)] ?? top;
        const { id } = openAccount(crowded, { account: `crowd${number}`, profile: { uplineId } });
        if (number % 300 === 299) chain.push(id);
      }
      return chain;
    });
    expect(teamOf(crowded, top)).toHaveLength(3006);
    const deepest = opened.at(-1) ?? '';
    expect(levelBelow(crowded, top, deepest)).toBe(10);
    expect(levelBelow(crowded, chainOf(opened, 3), deepest)).toBe(7);
    expect(childrenOf(crowded, chainOf(opened, 9))).toHaveLength(300);
  });
});

it('adds an account registered with the code of an agent to the teams above', async () => {
  const caller = createCaller();
  const body = {
    termsAccepted: true,
    username: 'kalayaan7',
    password: 'Ilangilang8',
    confirmPassword: 'Ilangilang8',
    email: 'kalayaan@mail.example',
    birthday: '1999-03-14',
    domain: 'play.croupier.example',
    registerMethod: 'WEB',
    affiliateCode: 'KIDLAT22',
    sliderVerification: await solvePuzzle(caller, 'REGISTER'),
  } as const;
  await registerMember({ client: caller.client, body });
  const { world } = caller;
  expect(downlineNamed(world, idOf(world, 'amihan'), 'kalayaan7').account).toBe('kalayaan7');
  expect(levelBelow(world, idOf(world, 'amihan'), idOf(world, 'kalayaan7'))).toBe(2);
});

it('shows an agent a bet of any level with the account that placed it', async () => {
  const { client, world } = await createPlayer(personas.agent);
  const [bet] = world.store.bets.findBy('memberId', idOf(world, 'andoybisaya'));
  const { value } = await getBettingRecord({ client, query: { betId: bet?.id ?? '' } });
  expect(value.bettingRecord.account).toBe('andoybisaya');
});
