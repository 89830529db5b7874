import { formatAmount } from '@croupier/sdk/rules';

import { isMemberAccount } from '../domain/ledger/index.ts';
import type { Journal, Movement } from '../store/journal.ts';
import { memberNamed } from './account-calls.ts';
import { define } from './control-call.ts';
import type { ControlledWorld } from './control-port.ts';

/** Largest number of movements of an answer. */
const LIMIT = 100;

/** Control calls for the journal of money. Amounts are decimal strings. */
export const ledgerCalls = [
  define(
    {
      method: 'GET',
      path: '/ledger',
      does: 'checks the whole book, and lists the last 100 movements with their entries; `account` selects those of a member',
    },
    ({ use, query }) =>
      use((held) => {
        const account = query.get('account');
        return {
          book: checkBook(held.world.store.journal),
          balances: account === null ? [] : balancesOf(held, account),
          movements: movementsOf(held, account),
        };
      }),
  ),
];

/** Verdict on all movements: sums by currency, wallets below zero, and balances that the entries do not give. */
function checkBook(journal: Journal) {
  const { movements, entries } = journal.all();
  const sums = new Map<string, bigint>();
  const replayed = new Map<string, { account: string; currency: string; minor: bigint }>();
  for (const { account, currency, amount } of entries) {
    sums.set(currency, (sums.get(currency) ?? 0n) + amount);
    const key = `${account} ${currency}`;
    const minor = (replayed.get(key)?.minor ?? 0n) + amount;
    replayed.set(key, { account, currency, minor });
  }
  const balances = [...replayed.values()];
  return {
    movements: movements.length,
    entries: entries.length,
    sums: [...sums].map(([currency, minor]) => ({ currency, sum: formatAmount({ minor, currency }) })),
    belowZero: balances.filter(({ account, minor }) => isMemberAccount(account) && minor < 0n).map(nameOf),
    wrongBalances: balances
      .filter(({ account, currency, minor }) => journal.balanceOf(account, currency) !== minor)
      .map(nameOf),
  };
}

const nameOf = ({ account }: { readonly account: string }): string => account;

/** Balances of the wallets of a member. */
function balancesOf(held: ControlledWorld, account: string) {
  const { journal } = held.world.store;
  const { id, currency } = memberNamed(held, account);
  const own = journal.movementsOf(id).flatMap((movement) => journal.entriesOf(movement.id));
  const wallets = new Set(own.map((entry) => entry.account).filter((name) => name.startsWith(`member:${id}:`)));
  return [...wallets].map((wallet) => ({
    wallet,
    currency,
    balance: formatAmount({ minor: journal.balanceOf(wallet, currency), currency }),
  }));
}

/** The last movements, newest first, with the names of accounts in place of ids of members. */
function movementsOf(held: ControlledWorld, account: string | null) {
  const { store } = held.world;
  const all =
    account === null ? store.journal.all().movements : store.journal.movementsOf(memberNamed(held, account).id);
  return all
    .slice(-LIMIT)
    .toReversed()
    .map(({ id, kind, at, memberId, reference, memo }: Movement) => ({
      id,
      kind,
      at,
      account: store.members.get(memberId ?? '')?.account ?? null,
      reference,
      memo,
      entries: store.journal.entriesOf(id).map((entry) => ({
        account: entry.account.replace(/^member:([^:]+)/, (_all, member: string) => {
          return `member:${store.members.get(member)?.account ?? member}`;
        }),
        currency: entry.currency,
        amount: formatAmount({ minor: entry.amount, currency: entry.currency }),
      })),
    }));
}
