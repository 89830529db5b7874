import { SearchTrigger } from '@croupier/ui/navigation/SearchTrigger';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { preloadSearchPalette } from './load-search-palette.ts';
import { useOpenSearch } from './use-open-search.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search from the header of desktops. */
export function HeaderSearch(): ReactNode {
  const { t } = useTranslation();
  const openSearch = useOpenSearch();
  return (
    <SearchTrigger
      label={t('search')}
      shortcut={isApple ? '⌘ K' : 'Ctrl K'}
      onPress={openSearch}
      onIntent={preloadSearchPalette}
    />
  );
}
