import { useListLiveRooms } from '@croupier/sdk/hooks';
import type { LiveRoom } from '@croupier/sdk/types';
import { formatMoney } from '@croupier/sdk/rules';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { LiveTableGrid } from '@croupier/ui/game/LiveTableGrid';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { ClassifyMenu } from '@croupier/ui/navigation/ClassifyMenu';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';

import { languageByCode } from '../../i18n/languages.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { RoomCard } from './RoomCard.tsx';
import { filterRooms, filtersOf, readRoomFilter, summaryOf, writeRoomFilter, type RoomFilter } from './room-view.ts';
import { useClockText } from './use-clock-text.ts';

/** Time in ms between two readings while the page is visible; a round takes 40 s. */
const REFETCH_MS = 20_000;
/** Maximum page size of the call. */
const PAGE_SIZE = 100;
/** Rooms shown before the others are asked for: two rows on a desktop. */
const SHOWN = 6;

const parametersOf = (params: URLSearchParams) => {
  const vassalage = params.get('vassalage') ?? '';
  return { ...(vassalage !== '' && { vassalage }), pageSize: PAGE_SIZE };
};

/** Filters of the games that the rooms know nothing of: with one of them, only games are shown. */
const GAME_FILTERS = ['name', 'classify', 'isNew', 'page'];

/** The live rooms of all vendors or of one, above the live games. */
function LiveRooms(): ReactNode {
  const [params] = useSearchParams();
  const isOfGames = GAME_FILTERS.some((name) => params.has(name));
  return isOfGames ? null : <Rooms params={params} />;
}

export const liveRooms = <LiveRooms />;

function Rooms({ params }: { readonly params: URLSearchParams }): ReactNode {
  const { t } = useTranslation('lobby');
  const query = useListLiveRooms(parametersOf(params), { refetchInterval: REFETCH_MS });
  const skeleton = (
    <LiveTableGrid
      label={t('rooms.title')}
      tables={[]}
      loading
      loadingLabel={t('rooms.loading')}
      placeholders={SHOWN}
    />
  );
  const rooms = query.data?.content;
  // A vendor without rooms has games only.
  if (rooms?.length === 0) return null;
  return (
    <ContentSection titleSize="section" title={rooms === undefined ? t('rooms.title') : <Summary rooms={rooms} />}>
      <QueryBoundary query={query} skeleton={skeleton} failure={t('rooms.failed')}>
        {({ content }) => <RoomList rooms={content} params={params} />}
      </QueryBoundary>
    </ContentSection>
  );
}

/** How many tables are open, and from which stake. */
function Summary({ rooms }: { readonly rooms: readonly LiveRoom[] }): ReactNode {
  const { t, i18n } = useTranslation('lobby');
  const { open, lowest } = summaryOf(rooms);
  if (lowest === undefined) return t('rooms.noneOpen');
  return t('rooms.open', {
    count: open,
    amount: formatMoney(lowest.minBet, lowest.currency, i18n.language, { length: 'short' }),
  });
}

function RoomList({ rooms, params }: { readonly rooms: readonly LiveRoom[]; readonly params: URLSearchParams }) {
  const { t } = useTranslation('lobby');
  const clockText = useClockText();
  const { pathname } = useLocation();
  const [showsAll, setShowsAll] = useState(false);
  const filter = readRoomFilter(params, rooms);
  const linkTo = (next: RoomFilter) => ({ to: pathname + writeRoomFilter(params, next), preventScrollReset: true });
  const { kinds, dealerLanguages } = filtersOf(rooms);
  const matching = filterRooms(rooms, filter);
  const { closed, opensAt } = summaryOf(rooms);
  const shown = showsAll ? matching : matching.slice(0, SHOWN);
  return (
    <>
      <SmallPrint>
        {closed > 0 && opensAt !== undefined && `${t('rooms.reopens', { count: closed, time: clockText(opensAt) })} `}
        {t('rooms.sandbox')}
      </SmallPrint>
      <ClassifyMenu
        label={t('rooms.filter')}
        linkComponent={Link}
        value={filter === undefined ? 'all' : JSON.stringify(filter)}
        items={[
          { value: 'all', label: t('rooms.all'), link: linkTo(undefined) },
          ...kinds.map((kind) => ({
            value: JSON.stringify({ kind }),
            label: t(`rooms.kind.${kind}`),
            link: linkTo({ kind }),
          })),
          ...dealerLanguages.map((speaks) => ({
            value: JSON.stringify({ speaks }),
            label: t('rooms.speaks', { language: languageByCode(speaks).nativeName }),
            link: linkTo({ speaks }),
          })),
        ]}
      />
      {matching.length === 0 ? (
        <EmptyState
          icon="live"
          headingLevel={3}
          title={t('rooms.none.title')}
          text={t('rooms.none.text')}
          actions={
            <LinkButton component={Link} to={linkTo(undefined).to}>
              {t('rooms.none.all')}
            </LinkButton>
          }
        />
      ) : (
        <LiveTableGrid
          label={t('rooms.title')}
          tables={shown.map((room) => ({ id: room.roomId, card: <RoomCard room={room} /> }))}
        />
      )}
      {matching.length > SHOWN && (
        <div>
          <Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('rooms.fewer') : t('rooms.more', { count: matching.length })}
          </Button>
        </div>
      )}
    </>
  );
}
