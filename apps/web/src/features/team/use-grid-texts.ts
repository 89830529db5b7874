import type { DataGridTexts } from '@croupier/ui/data/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Texts of the grid of accounts. */
export function useGridTexts(): DataGridTexts {
  const { t } = useTranslation('team');
  // The grid renders all cells again with new texts.
  return useMemo(
    () => ({
      loading: t('grid.loading'),
      columns: t('grid.columns'),
      sort: t('grid.sort'),
      ascending: t('grid.ascending'),
      descending: t('grid.descending'),
      actions: t('grid.actions'),
      open: (name) => t('grid.open', { name }),
      pages: {
        label: t('grid.pages.label'),
        previous: t('grid.pages.previous'),
        next: t('grid.pages.next'),
        page: (page) => t('grid.pages.page', { page }),
        summary: (from, to, count) => t('grid.pages.summary', { from, to, count }),
        pageSize: t('grid.pages.pageSize'),
      },
    }),
    [t],
  );
}
