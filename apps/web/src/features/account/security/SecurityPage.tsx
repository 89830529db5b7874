import { useGetIdentity } from '@croupier/sdk/hooks';
import { CountBadge } from '@croupier/ui/display/CountBadge';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { lazyComponent } from '../../../shared/page/lazy-component.ts';
import { securityPath, securityTabs, type SecurityTab } from '../../../shared/security-path.ts';
import { DetailsTab } from './details/DetailsTab.tsx';
import { OverviewTab } from './overview/OverviewTab.tsx';
import { SecurityTabPanel } from './SecurityTabPanel.tsx';
import { useSecurityAddress } from './use-security-address.ts';
import { isMissing } from './verification/requirement-status.ts';
import { VerificationTab } from './verification/VerificationTab.tsx';

const SecuritySheets = lazyComponent(async () => (await import('./SecuritySheets.tsx')).SecuritySheets);

const PANELS: Readonly<Record<SecurityTab, ComponentType>> = {
  overview: OverviewTab,
  security: SecurityTabPanel,
  verification: VerificationTab,
  details: DetailsTab,
};

/** My account: what is on hold, how to log in, what is verified, and the member's own data [MEMBER-01]. */
export function SecurityPage(): ReactNode {
  const { t } = useTranslation('security');
  const { tab, sheet, closeSheet } = useSecurityAddress();
  const { data: missing = 0 } = useGetIdentity({
    select: ({ requirements }) => requirements.filter(isMissing).length,
  });
  const Panel = PANELS[tab];
  return (
    <PageStack headed>
      <Tabs
        label={t('tabs.label')}
        variant="segment"
        linkComponent={Link}
        value={tab}
        items={securityTabs.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          link: { to: securityPath(value) },
          ...(value === 'verification' && {
            badge: <CountBadge count={missing} label={t('tabs.missing', { count: missing })} />,
          }),
        }))}
      />
      <Panel />
      {sheet !== undefined && (
        <Suspense>
          <SecuritySheets sheet={sheet} onClose={closeSheet} />
        </Suspense>
      )}
    </PageStack>
  );
}
