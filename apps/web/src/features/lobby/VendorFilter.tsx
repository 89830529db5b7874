import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { VendorMenu } from '@croupier/ui/navigation/VendorMenu';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { categoryIcon } from '../../shared/games/category-icon.tsx';
import type { VendorItem } from '../../shared/games/game-item.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import type { ListedCategory } from '../../shared/games/game-categories.ts';
import type { LobbyFilterState } from './use-lobby-filter.ts';
import type { VendorsByCategory } from './vendors-for-category.ts';

export interface VendorFilterProps extends Pick<LobbyFilterState, 'linkTo'> {
  readonly category: ListedCategory;
  readonly vendors: UseQueryResult<VendorsByCategory>;
  readonly offered: readonly VendorItem[] | undefined;
  readonly value: string | undefined;
}

/** Vendor menu of the lobby: all or one [LOBBY-07]. */
export function VendorFilter({ category, vendors, offered, value, linkTo }: VendorFilterProps): ReactNode {
  const { t } = useTranslation('lobby');
  return (
    <QueryBoundary query={vendors} skeleton={<Skeleton shape="box" height="86px" />} failure={t('vendorsFailed')}>
      {() => (
        <VendorMenu
          label={t('vendors')}
          linkComponent={Link}
          value={value ?? ''}
          all={{
            value: '',
            label: t('allVendors'),
            icon: categoryIcon(category),
            link: linkTo({ vendor: undefined }),
          }}
          items={(offered ?? []).map(({ code, name, logo }) => ({
            value: code,
            label: name,
            link: linkTo({ vendor: code }),
            ...(logo !== undefined && { icon: <img src={logo} alt="" width={68} height={38} /> }),
          }))}
        />
      )}
    </QueryBoundary>
  );
}
