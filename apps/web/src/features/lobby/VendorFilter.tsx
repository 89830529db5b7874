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
import { toggled } from './lobby-filter.ts';
import type { LobbyFilterState } from './use-lobby-filter.ts';
import type { VendorsByCategory } from './vendors-for-category.ts';

export interface VendorFilterProps extends Pick<LobbyFilterState, 'linkTo'> {
  readonly category: ListedCategory;
  readonly vendors: UseQueryResult<VendorsByCategory>;
  readonly offered: readonly VendorItem[] | undefined;
  readonly chosen: readonly string[];
}

/** Vendor menu of the lobby: all, or any of them together [LOBBY-07]. */
export function VendorFilter({ category, vendors, offered, chosen, linkTo }: VendorFilterProps): ReactNode {
  const { t } = useTranslation('lobby');
  return (
    <QueryBoundary query={vendors} skeleton={<Skeleton shape="box" height="86px" />} failure={t('vendorsFailed')}>
      {() => (
        <VendorMenu
          label={t('vendors')}
          linkComponent={Link}
          value={chosen.length === 0 ? [''] : chosen}
          all={{
            value: '',
            label: t('allVendors'),
            icon: categoryIcon(category),
            link: linkTo({ vendors: [] }),
          }}
          items={(offered ?? []).map(({ code, name, logo }) => ({
            value: code,
            label: name,
            link: linkTo({ vendors: toggled(chosen, code) }),
            ...(logo !== undefined && { icon: <img src={logo} alt="" width={68} height={38} /> }),
          }))}
        />
      )}
    </QueryBoundary>
  );
}
