import { createDepositOrder, launchGame, login } from '@croupier/sdk/client';

import { createFrozenClock } from '../clock/clock.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import type { ProfileRow } from '../store/rows/profile.ts';
import { bodyOf, createCaller, type Caller } from './caller.ts';
import { SLOT, tokenOf } from './games.ts';
import { keyOf, sendSigned } from './money.ts';
import { setMain } from './withdrawals.ts';

/** Time in which a deposit of the sandbox arrives, in ms. */
const DEPOSIT_MS = 3000;

/** bituin, whom maricel invited. */
export interface Friend extends Caller {
  /** Pays in and waits until the money has arrived. */
  readonly deposit: (amount: string) => Promise<void>;
  /** Gives the main wallet this balance, by a correction. */
  readonly fund: (balance: string) => void;
  /** Loses stakes that add up to an amount. */
  readonly play: (amount: string) => Promise<void>;
}

/** Creates bituin as a friend of maricel; the first deposit arrives at `at`. */
export async function createFriend(at: string, profile: Partial<Omit<ProfileRow, 'id'>> = {}): Promise<Friend> {
  const caller = createCaller({ clock: createFrozenClock(new Date(Date.parse(at) - DEPOSIT_MS)) });
  const { world, client } = caller;
  world.store.transact(() =>
    world.store.profiles.update(ids.newcomer, {
      address: 'Purok 3, Iloilo City',
      mobile: '639170000001',
      ...profile,
      inviterId: ids.member,
    }),
  );
  caller.setToken((await login({ client, body: bodyOf(personas.newcomer) })).value.token);
  let calls = 0;
  return {
    ...caller,
    async deposit(amount) {
      calls += 1;
      const body = { methodId: 'pm_ewallet_01', amount, currency: 'PHP' };
      await createDepositOrder({ client, headers: keyOf(calls), body });
      world.clock.advance(DEPOSIT_MS);
      world.runDueTasks();
    },
    fund: (balance) => setMain(world, balance, { id: ids.newcomer, currency: 'PHP' }),
    async play(amount) {
      calls += 1;
      const { value } = await launchGame({ client, query: SLOT });
      const round = { launchToken: tokenOf(value.launchUrl), currency: 'PHP', roundId: `rd_friend_${calls}` };
      await sendSigned(world, 'vendorDebit', { ...round, transactionId: `vt_${calls}_stake`, amount });
      const end = { ...round, transactionId: `vt_${calls}_end`, amount: '0.00', roundClosed: true };
      const answer = await sendSigned(world, 'vendorCredit', end);
      if (answer.status !== 200) throw new Error(`The round was answered with ${answer.errorCode}.`);
    },
  };
}

/** Logs the inviter in. */
export async function becomeInviter(friend: Friend): Promise<void> {
  friend.setToken(undefined);
  friend.setToken((await login({ client: friend.client, body: bodyOf(personas.member) })).value.token);
}
