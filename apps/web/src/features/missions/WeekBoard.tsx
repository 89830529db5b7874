import { formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { LeaderboardBand, MissionLeaderboard, MissionLeaderboardEntry } from '@croupier/sdk/types';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { Leaderboard } from '@croupier/ui/rewards/Leaderboard';
import { PrizeBands } from '@croupier/ui/rewards/PrizeBands';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat, numberFormat } from '../../shared/intl-formats.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { bandOf } from './board-places.ts';

export interface WeekBoardProps {
  readonly board: MissionLeaderboard;
  /** In the order of the places. */
  readonly places: readonly MissionLeaderboardEntry[];
}

/** The board of a week: its prizes by place, its first places and the member's own with its neighbours. */
export function WeekBoard({ board, places }: WeekBoardProps): ReactNode {
  const { t, i18n } = useTranslation('missions');
  const { timeZone } = useSite().brand;
  const timeText = useTimeText();
  const { mine, bands, minScore, currency, periodStart, periodEnd, fixedAt, totalElements } = board;
  const money = (value: string): string => formatMoney(value, currency, i18n.language, { length: 'short' });
  const days = dateFormat(i18n.language, { month: 'short', day: 'numeric', timeZone });
  return (
    <ContentSection
      framed
      title={t('board.title')}
      actions={<span>{days.formatRange(new Date(periodStart), new Date(periodEnd))}</span>}
    >
      <p>{minScore === undefined ? t('board.rule') : t('board.ruleFrom', { least: money(minScore) })}</p>
      {bands.length > 0 && <Bands board={board} />}
      <Leaderboard
        label={t('board.title')}
        entries={places.map(({ rank, account, score, reward }) => ({
          id: String(rank),
          place: rank,
          name: rank === mine?.rank ? t('board.you') : account,
          score: money(score),
          ...(reward !== undefined && { prize: money(reward) }),
        }))}
        {...(mine !== undefined && { ownId: String(mine.rank) })}
        heads={{
          place: t('board.place'),
          name: t('board.member'),
          score: t('board.score'),
          prize: t('board.prize'),
        }}
        gapLabel={(count) => t('board.between', { count })}
        empty={{ title: t('board.none.title'), text: t('board.none.text') }}
      />
      <SmallPrint>
        {t('board.members', { count: totalElements })}{' '}
        {fixedAt === undefined
          ? t('board.open', { time: timeText(periodEnd) })
          : t('board.fixed', { time: timeText(fixedAt) })}
      </SmallPrint>
    </ContentSection>
  );
}

function Bands({ board: { bands, mine, currency } }: Pick<WeekBoardProps, 'board'>): ReactNode {
  const { t, i18n } = useTranslation('missions');
  const count = numberFormat(i18n.language, {});
  const placesOf = ({ from, to }: LeaderboardBand): string =>
    from === to
      ? t('board.onePlace', { place: count.format(from) })
      : t('board.places', { from: count.format(from), to: count.format(to) });
  // A place whose score is too low has no prize.
  const own = mine?.reward === undefined ? undefined : bandOf(bands, mine.rank);
  return (
    <PrizeBands
      label={t('board.bands')}
      bands={bands.map((band) => ({
        id: String(band.from),
        places: placesOf(band),
        prize: formatMoney(band.reward, currency, i18n.language, { length: 'short' }),
        value: Number(parseAmount(band.reward, currency).minor),
      }))}
      {...(own !== undefined && { current: String(own.from) })}
    />
  );
}
