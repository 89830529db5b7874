import type { LiveRoom } from '@croupier/sdk/types';
import { formatMoney } from '@croupier/sdk/rules';
import { BeadRoad } from '@croupier/ui/game/BeadRoad';
import { LiveTableCard } from '@croupier/ui/game/LiveTableCard';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { gamePath } from '../../shared/paths.ts';
import { beadsOf } from './room-view.ts';
import { useClockText } from './use-clock-text.ts';

const NO_ROUNDS: NonNullable<LiveRoom['history']> = [];

/** A live room: cover, state, players, dealer, limits, and its last rounds. */
export function RoomCard({ room }: { readonly room: LiveRoom }): ReactNode {
  const { t, i18n } = useTranslation('lobby');
  const clockText = useClockText();
  const { roomId, name, vassalage, dealer, coverUrl = '', players, minBet, maxBet, currency, state, opensAt } = room;
  const isOpen = state === 'OPEN';
  const money = (amount: string): string => formatMoney(amount, currency ?? '', i18n.language, { length: 'short' });
  const closedText =
    opensAt === undefined
      ? t(state === 'MAINTENANCE' ? 'rooms.state.maintenance' : 'rooms.state.closed')
      : t('rooms.state.opens', { time: clockText(opensAt) });
  return (
    <LiveTableCard
      table={{
        id: roomId,
        name,
        cover: coverUrl,
        ...(dealer !== undefined && { dealer: t('rooms.dealer', { name: dealer }) }),
        ...(isOpen && players !== undefined && { seats: t('rooms.players', { count: players }) }),
        ...(minBet !== undefined &&
          maxBet !== undefined &&
          currency !== undefined && { limits: t('rooms.limits', { min: money(minBet), max: money(maxBet) }) }),
        state: isOpen ? 'open' : 'closed',
        stateText: isOpen ? t('rooms.state.open') : closedText,
      }}
      linkComponent={Link}
      link={{ to: `${gamePath({ vendor: vassalage, category: 'LIVE' })}&roomId=${encodeURIComponent(roomId)}` }}
      {...(isOpen && { results: <RoomRoad history={room.history ?? NO_ROUNDS} /> })}
    />
  );
}

function RoomRoad({ history }: { readonly history: NonNullable<LiveRoom['history']> }): ReactNode {
  const { t } = useTranslation('lobby');
  const beads = beadsOf(history, (outcome) => t(`rooms.letter.${outcome}`));
  if (beads.length === 0) return null;
  const counts = [...Map.groupBy(beads, ({ name }) => name)]
    .map(([name, list]) => t('rooms.side', { name: t(`rooms.sides.${name}`), count: list.length }))
    .join(', ');
  return (
    <BeadRoad label={t('rooms.road', { count: beads.length, counts })} beads={beads} rows={3} columns={8} size="sm" />
  );
}
