import { describe, expect, it } from 'vitest';

import { createStore } from './store.ts';

const movement = (id: string) => ({
  id,
  kind: 'DEPOSIT' as const,
  at: '2026-11-21T06:00:00.000Z',
  memberId: 'm_1',
  reference: null,
  memo: null,
});
const entriesOf = (minor: bigint) => [
  { account: 'provider:kampupot', amount: -minor, currency: 'PHP' },
  { account: 'member:m_1:main', amount: minor, currency: 'PHP' },
];

describe('the journal', () => {
  it('refuses a movement that does not sum to zero per currency', () => {
    const { journal, transact } = createStore();
    const [from] = entriesOf(5n);
    if (from === undefined) throw new Error('A movement has two entries.');
    const attempt = (entries: ReturnType<typeof entriesOf>) => () =>
      transact(() => journal.append(movement('tx_1'), entries));
    expect(attempt([from])).toThrow('-5 minor units');
    expect(attempt([from, { account: 'member:m_1:main', amount: 5n, currency: 'JPY' }])).toThrow('zero');
    expect(attempt([])).toThrow('two entries');
    expect(journal.size()).toBe(0);
  });

  it('refuses a repeated movement and one outside a transaction', () => {
    const { journal, transact } = createStore();
    transact(() => journal.append(movement('tx_1'), entriesOf(5n)));
    expect(() => transact(() => journal.append(movement('tx_1'), entriesOf(5n)))).toThrow('booked already');
    expect(() => journal.append(movement('tx_2'), entriesOf(5n))).toThrow('transaction');
  });

  it('removes what a failed transaction appended', () => {
    const { journal, transact } = createStore();
    transact(() => journal.append(movement('tx_1'), entriesOf(5n)));
    const before = JSON.stringify(journal.save());
    const attempt = () =>
      transact(() => {
        journal.append(movement('tx_2'), entriesOf(7n));
        journal.append(movement('tx_3'), entriesOf(9n));
        throw new Error('stop');
      });
    expect(attempt).toThrow('stop');
    expect(JSON.stringify(journal.save())).toBe(before);
    expect(journal.balanceOf('member:m_1:main', 'PHP')).toBe(5n);
    expect([journal.entriesIn('member:m_1:main').length, journal.movementsOf('m_1').length]).toEqual([1, 1]);
    expect([journal.movement('tx_2'), journal.entriesOf('tx_3')]).toEqual([undefined, []]);
  });

  it('keeps balances and entries when saved as JSON and restored, also amounts beyond 2^53', () => {
    const first = createStore();
    const huge = 9_007_199_254_740_993_000n;
    first.transact(() => first.journal.append(movement('tx_1'), entriesOf(huge)));
    const second = createStore();
    second.restore(JSON.parse(JSON.stringify(first.save())));
    expect(second.journal.balanceOf('member:m_1:main', 'PHP')).toBe(huge);
    expect(second.journal.entriesOf('tx_1')).toEqual(first.journal.entriesOf('tx_1'));
  });

  it('refuses a saved journal that does not sum to zero', () => {
    const first = createStore();
    first.transact(() => first.journal.append(movement('tx_1'), entriesOf(5n)));
    const saved = first.save();
    const entries = saved.journal.entries.map((entry, index) => (index === 0 ? { ...entry, amount: '-4' } : entry));
    expect(() => createStore().restore({ ...saved, journal: { ...saved.journal, entries } })).toThrow('zero');
  });
});
