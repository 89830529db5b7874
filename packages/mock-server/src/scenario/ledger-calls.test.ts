import { describe, expect, it } from 'vitest';

import { personas } from '../seed/personas.ts';
import { openControl } from '../testing/control.ts';

describe('the ledger of a world', () => {
  it('sums to zero, with no wallet below zero, and its entries give every balance', async () => {
    const { control } = openControl();
    const { book } = (await control('GET', '/ledger')).body;
    expect(book).toEqual({
      movements: expect.any(Number),
      entries: expect.any(Number),
      sums: [{ currency: 'PHP', sum: '0.00' }],
      belowZero: [],
      wrongBalances: [],
    });
    expect(book.entries).toBeGreaterThan(book.movements);
  });

  it('lists the last movements, newest first, with entries that name accounts', async () => {
    const { control } = openControl();
    await control('POST', '/scenario', { name: 'after-big-win' });
    const { movements } = (await control('GET', '/ledger')).body;
    expect(movements).toHaveLength(100);
    expect(movements[0]).toMatchObject({ account: personas.member.account });
    expect(movements[0].entries).toContainEqual({
      account: 'member:maricel:main',
      currency: 'PHP',
      amount: '25000.00',
    });
  });

  it('selects the movements and wallets of a member, and refuses an unknown account', async () => {
    const { control } = openControl();
    const { movements, balances } = (await control('GET', '/ledger?account=maricel')).body;
    expect(new Set(movements.map(({ account }: { account: string }) => account))).toEqual(new Set(['maricel']));
    expect(balances).toContainEqual({ wallet: expect.stringMatching(/:main$/), currency: 'PHP', balance: '12480.50' });
    expect((await control('GET', '/ledger?account=nobody')).status).toBe(404);
  });
});
