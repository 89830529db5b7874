import { useGetIdentity } from '@croupier/sdk/hooks';
import type { Identity } from '@croupier/sdk/types';
import { SettingList } from '@croupier/ui/data/SettingList';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePollInterval } from '../../../../shared/live-events/use-poll-interval.ts';
import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { ContactChecks } from './ContactChecks.tsx';
import { isKnownRequirement, isMissing } from './requirement-status.ts';
import { useRequirementSetting } from './use-requirement-setting.tsx';

/** Time in ms between two questions while documents are in review and no live events arrive. */
const REVIEW_POLL_MS = 15_000;

/** What has to be proven, how far each check is, and which contacts are confirmed. */
export function VerificationTab(): ReactNode {
  const { t } = useTranslation('security');
  const interval = usePollInterval(REVIEW_POLL_MS);
  const identity = useGetIdentity({
    staleTime: 0,
    refetchInterval: ({ state }) => (isInReview(state.data?.value) ? interval : false),
  });
  return (
    <PanelStack>
      <QueryBoundary
        query={identity}
        failure={t('identity.failed')}
        skeleton={<SettingList title={t('identity.title')} settings={[]} loading={3} />}
      >
        {(data) => <IdentityList identity={data} />}
      </QueryBoundary>
      <ContactChecks />
    </PanelStack>
  );
}

const isInReview = (identity: Identity | undefined): boolean =>
  identity?.requirements.some(({ status }) => status === 'IN_REVIEW') === true;

function IdentityList({ identity: { requirements } }: { readonly identity: Identity }): ReactNode {
  const { t } = useTranslation('security');
  const settingOf = useRequirementSetting();
  const missing = requirements.filter(isMissing).length;
  return (
    <>
      <ContentSection
        titleSize="section"
        title={missing === 0 ? t('identity.nothing') : t('identity.missing', { count: missing })}
      >
        <p>{t('identity.text')}</p>
      </ContentSection>
      <SettingList
        title={t('identity.title')}
        settings={requirements.filter(isKnownRequirement).map(settingOf)}
        empty={t('identity.none')}
      />
    </>
  );
}
