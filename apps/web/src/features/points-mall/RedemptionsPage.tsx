import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { ListPage } from '../../shared/lists/ListPage.tsx';
import { paths } from '../../shared/paths.ts';
import { pointRecords } from './point-records.ts';
import { redemptions } from './redemptions.ts';

const LINES = 'points';

/** Heading and views of the history, which stay while it loads. */
export function RedemptionsHeader(): ReactNode {
  const { t } = useTranslation('pointsMall');
  const [params] = useSearchParams();
  return (
    <PageHeader
      title={t('redeemed.title')}
      back={{ label: t('title'), link: { to: paths.pointsMall } }}
      linkComponent={Link}
      tabs={
        <Tabs
          label={t('redeemed.title')}
          linkComponent={Link}
          value={params.get('view') === LINES ? LINES : 'orders'}
          items={[
            { value: 'orders', label: t('redeemed.orders'), link: { to: paths.redemptions } },
            { value: LINES, label: t('lines.title'), link: { to: `${paths.redemptions}?view=${LINES}` } },
          ]}
        />
      }
    />
  );
}

/** Orders of goods, or the movements of points [POINTS-03]. */
export function RedemptionsPage(): ReactNode {
  const [params] = useSearchParams();
  return params.get('view') === LINES ? <ListPage list={pointRecords} /> : <ListPage list={redemptions} />;
}
