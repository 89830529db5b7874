import type { LiveEvent } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { control, openStream } from '../../testing/events.ts';
import { createPlayer, type Player } from '../../testing/money.ts';
import { setMain } from '../../testing/withdrawals.ts';

const MINUTE = 60_000;

const balances = (events: readonly LiveEvent[]) =>
  events.map((event) => (event.type === 'balance.changed' ? event.balance : event.type));

/** Opens a stream, lets one event come and closes it again; returns the event's id. */
async function idOfEvent(player: Player, balance: string): Promise<string> {
  const stream = await openStream(player);
  setMain(player.world, balance);
  await control(player.world, 'PATCH', '/clock', { advance: 1 });
  const [event] = await stream.take();
  await stream.close();
  if (event === undefined) throw new Error('No event came.');
  return event.id;
}

describe('a stream', () => {
  it('begins with the time to wait, and with what happens from now on', async () => {
    const player = await createPlayer();
    await idOfEvent(player, '1.00');
    const stream = await openStream(player);
    expect([await stream.take(), stream.text()]).toEqual([[], 'retry: 3000\n\n']);
  });

  it('continues after the last event of the one before', async () => {
    const player = await createPlayer();
    const lastEventId = await idOfEvent(player, '1.00');
    setMain(player.world, '2.00');
    const stream = await openStream(player, { lastEventId });
    expect(balances(await stream.take())).toEqual(['2.00']);
  });

  it('begins with stream.reset after an event of more than 5 minutes ago, and continues after that', async () => {
    const player = await createPlayer();
    const lastEventId = await idOfEvent(player, '1.00');
    player.world.clock.advance(5 * MINUTE + 1);
    setMain(player.world, '2.00');
    // The newest event is kept for its number; the one before has gone.
    setMain(player.world, '3.00');
    const stream = await openStream(player, { lastEventId });
    const [reset, ...others] = await stream.take();
    expect([reset?.type, others]).toEqual(['stream.reset', []]);
    await stream.close();
    setMain(player.world, '4.00');
    const next = await openStream(player, { lastEventId: reset?.id });
    expect(balances(await next.take())).toEqual(['4.00']);
  });

  it.each(['ev_unknown', 'ev_1'])('begins with stream.reset after the unknown event %s', async (lastEventId) => {
    const player = await createPlayer();
    const stream = await openStream(player, { lastEventId });
    expect((await stream.take()).map(({ type }) => type)).toEqual(['stream.reset']);
  });

  it('does not continue after an event of another account', async () => {
    const player = await createPlayer();
    const lastEventId = await idOfEvent(player, '1.00');
    const { store } = player.world;
    store.transact(() => store.liveEvents.update(lastEventId, { memberId: 'm_other' }));
    const stream = await openStream(player, { lastEventId });
    expect((await stream.take()).map(({ type }) => type)).toEqual(['stream.reset']);
  });

  it('does not send events of a change that was undone', async () => {
    const player = await createPlayer();
    const stream = await openStream(player);
    const { store } = player.world;
    const undone = (): void =>
      store.transact(() => {
        setMain(player.world, '1.00');
        throw new Error('undone');
      });
    expect(undone).toThrow('undone');
    await control(player.world, 'PATCH', '/clock', { advance: 1 });
    expect(await stream.take()).toEqual([]);
  });
});
