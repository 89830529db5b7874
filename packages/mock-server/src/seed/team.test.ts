import { getWalletBalance, login } from '@croupier/sdk/client';
import { parseAmount, roleOfType } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { mainWallet } from '../domain/ledger/index.ts';
import { teamOf } from '../domain/team/index.ts';
import { bodyOf, createCaller, refusalOf } from '../testing/caller.ts';
import { ids } from './members.ts';
import { personas } from './personas.ts';

const DAY = 86_400_000;
const minorOf = (text: string): bigint => parseAmount(text, 'PHP').minor;
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

describe('an account of a new world', () => {
  const { world } = createCaller();
  const { store } = world;
  const now = world.clock.now().getTime();
  const members = store.members.all().map((member) => ({ ...member, profile: store.profiles.get(member.id) }));

  it.each(members)('$account has a balance that its ledger entries add up to', ({ id }) => {
    const entries = store.journal.entriesIn(mainWallet(id));
    let balance = 0n;
    for (const { amount, balanceAfter } of entries) {
      balance += amount;
      expect(balanceAfter).toBe(balance);
      expect(balance).toBeGreaterThanOrEqual(0n);
    }
    expect(store.journal.balanceOf(mainWallet(id), 'PHP')).toBe(balance);

    const movedBy = (kind: string): bigint =>
      sum(
        entries
          .filter(({ movementId }) => store.journal.movement(movementId)?.kind === kind)
          .map(({ amount }) => amount),
      );
    const deposits = store.depositOrders.findBy('memberId', id).filter(({ status }) => status === 'COMPLETED');
    const bets = store.bets.findBy('memberId', id);
    expect(movedBy('DEPOSIT')).toBe(sum(deposits.map(({ amount }) => minorOf(amount))));
    expect(-movedBy('BET')).toBe(sum(bets.map(({ stake }) => minorOf(stake))));
    expect(movedBy('PAYOUT')).toBe(sum(bets.map(({ payout }) => minorOf(payout))));
    const ofPlay = ['DEPOSIT', 'TRANSFER_IN', 'TRANSFER_OUT', 'BET', 'PAYOUT', 'PROMOTION', 'ADJUSTMENT', 'WITHDRAWAL'];
    const ofAgents = ['REBATE', 'SALARY', 'DIVIDEND'];
    const sumsByKind = [...ofPlay, ...ofAgents].map(movedBy);
    expect(sum(sumsByKind)).toBe(balance);
  });

  it.each(members)('$account has a chronological history between registration and now', ({ id, profile }) => {
    const registeredAt = Date.parse(profile?.registeredAt ?? '');
    const times = store.journal.movementsOf(id).map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const logins = store.loginRecords.findBy('memberId', id).map(({ loggedInAt }) => Date.parse(loggedInAt));
    for (const time of [...times, ...logins]) {
      expect(time).toBeGreaterThanOrEqual(registeredAt);
      expect(time).toBeLessThan(now);
    }
    const upline = store.profiles.get(profile?.uplineId ?? '');
    expect(registeredAt).toBeGreaterThan(Date.parse(upline?.registeredAt ?? new Date(0).toISOString()));
  });

  it('has the same data in every world', () => {
    const again = createCaller().world;
    expect(again.save()).toEqual(createCaller().world.save());
    expect(again.store.journal.save()).toEqual(store.journal.save());
  });
});

describe('the team of amihan', () => {
  const { world, client } = createCaller();
  const team = teamOf(world, ids.agent);
  const betsOf = (memberId: string) => world.store.bets.findBy('memberId', memberId);

  it('bets more on average at levels closer to the agent', () => {
    const averages = [12, 19, 15].map((size, level) => {
      const start = [0, 12, 31][level] ?? 0;
      const bets = team.slice(start, start + size).flatMap(({ id }) => betsOf(id));
      return Number(sum(bets.map(({ stake }) => minorOf(stake)))) / bets.length;
    });
    expect(averages).toEqual(averages.toSorted((a, b) => b - a));
  });

  it('has months of history, with active, former and never active members', () => {
    const now = world.clock.now().getTime();
    const lastBets = team.map(({ id }) => now - Date.parse(betsOf(id).at(-1)?.time ?? new Date(0).toISOString()));
    expect(lastBets.filter((age) => age < DAY).length).toBeGreaterThan(8);
    expect(lastBets.filter((age) => age > 45 * DAY && age < 400 * DAY).length).toBeGreaterThan(3);
    expect(team.filter(({ id }) => betsOf(id).length === 0).length).toBeGreaterThan(1);
    const oldest = Math.min(...team.flatMap(({ id }) => betsOf(id)).map(({ time }) => Date.parse(time)));
    expect(now - oldest).toBeGreaterThan(200 * DAY);
  });

  it('logs in with the password of the personas, except locked accounts', async () => {
    const { password } = personas.agent;
    const { value } = await login({ client, body: bodyOf({ account: 'lakandula', password }) });
    expect(roleOfType(value.user.type)).toBe('agent');
    const error = await refusalOf(login({ client, body: bodyOf({ account: 'dencio77', password }) }));
    expect(error).toMatchObject({ code: 'AUTH_ACCOUNT_LOCKED', retryAfter: (30 * DAY) / 1000 });
  });

  it("includes tala with the balance of the contract's example", async () => {
    const { client: talaClient, setToken } = createCaller();
    const { value } = await login({
      client: talaClient,
      body: bodyOf({ account: 'tala', password: personas.agent.password }),
    });
    setToken(value.token);
    expect((await getWalletBalance({ client: talaClient })).value.balance).toBe('820.00');
  });
});
