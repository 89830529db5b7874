import { useListPointRewards } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { PointConfig, PointGoods } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Icon } from '@croupier/ui/display/Icon';
import { SummaryHeader } from '@croupier/ui/layout/SummaryHeader';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { useQueryFailure } from '../../session/use-query-failure.ts';
import type { EntryState } from '../../shared/entry-state.ts';
import { paths } from '../../shared/paths.ts';
import { piecesFor, pointsAfter, pointsText } from './points.ts';
import type { PointsVisitor } from './use-points.ts';

export interface MallHeaderProps {
  readonly visitor: PointsVisitor;
  /** The goods that are shown; undefined while loading. */
  readonly goods: readonly PointGoods[] | undefined;
  readonly config: PointConfig | undefined;
}

/** Heading of the mall: what the points are enough for, how they are earned, and what else they can become. */
export function MallHeader({ visitor, goods, config }: MallHeaderProps): ReactNode {
  const { t, i18n } = useTranslation('pointsMall');
  const earned = config && t('earned', { amount: formatMoney(config.earnPer, config.currency, i18n.language) });
  return (
    <SummaryHeader
      title={t('title')}
      summary={
        <>
          <Answer visitor={visitor} goods={goods} /> {earned} {t('noExpiry')}
        </>
      }
      actions={<Ways visitor={visitor} config={config} />}
    />
  );
}

function Ways({ visitor, config }: Pick<MallHeaderProps, 'visitor' | 'config'>): ReactNode {
  const { t } = useTranslation('pointsMall');
  if (visitor.kind === 'guest') {
    const state: EntryState = { returnTo: paths.pointsMall };
    return (
      <LinkButton component={Link} to={paths.login} state={state} variant="action">
        {t('logIn')}
      </LinkButton>
    );
  }
  if (visitor.kind !== 'member') return null;
  return (
    <>
      {config?.convertEnabled === true && (
        <LinkButton component={Link} to={paths.convertPoints} startIcon={<Icon name="swap" />}>
          {t('convert.way')}
        </LinkButton>
      )}
      <LinkButton component={Link} to={paths.redemptions} startIcon={<Icon name="history" />}>
        {t('redeemed.way')}
      </LinkButton>
    </>
  );
}

/** What the points are enough for, and what is the nearest after that; nothing when that did not load. */
function Answer({ visitor, goods }: Pick<MallHeaderProps, 'visitor' | 'goods'>): ReactNode {
  const { t, i18n } = useTranslation('pointsMall');
  const points = visitor.kind === 'member' ? visitor.points : undefined;
  const language = usePlatformLanguage();
  const query = useListPointRewards(
    { affordable: true, pageSize: 1, language },
    { enabled: points !== undefined, staleTime: 0 },
  );
  const enough = query.data;
  const hasFailed = useQueryFailure(query, enough !== undefined) !== null;
  if (visitor.kind === 'failed' || (visitor.kind === 'member' && (hasFailed || visitor.failure !== undefined)))
    return null;
  if (visitor.kind === 'loading') return t('answer.loading');
  if (visitor.kind !== 'member') return t('answer.guest');
  if (points === undefined || enough === undefined) return t('answer.loading');
  const has = pointsText(points, i18n.language);
  const next = goods
    ?.filter(({ stock, points: price }) => stock > 0 && piecesFor(points, price) === 0)
    .toSorted((a, b) => Number(BigInt(a.points) - BigInt(b.points)))[0];
  const missing = next && pointsText(pointsAfter(points, next.points, 1).replace('-', ''), i18n.language);
  return (
    <>
      <b>
        {enough.totalElements === 0
          ? t('answer.none', { points: has })
          : t('answer.enough', { points: has, count: enough.totalElements })}
      </b>{' '}
      {next !== undefined && t('answer.next', { name: next.name, points: missing })}
    </>
  );
}
