import { PageHeader } from '@croupier/ui/layout/PageHeader';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';

import { pageAt } from '../../pages/pages.ts';

/** Heading of the agent centre's pages that have none of their own. */
export function AgentPageHeading(): ReactNode {
  const { titleKey, texts, hasOwnHeading = false } = pageAt(useLocation().pathname);
  const { i18n } = useTranslation([...texts]);
  return (
    <>
      {!hasOwnHeading && <PageHeader title={titleKey !== undefined && i18n.t(titleKey)} />}
      <Outlet />
    </>
  );
}
