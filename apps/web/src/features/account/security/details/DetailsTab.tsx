import { useGetMemberProfile } from '@croupier/sdk/hooks';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { SpreadRow } from '@croupier/ui/layout/SpreadRow';
import { TwoColumns } from '@croupier/ui/layout/TwoColumns';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { TERMS_ANCHOR } from '../../../../shared/help/help-query.ts';
import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { paths } from '../../../../shared/paths.ts';
import { FixedDetails } from './FixedDetails.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** The member's own data: what can be changed, what can be set once, and what never changes. */
export function DetailsTab(): ReactNode {
  const { t } = useTranslation('security');
  const profile = useGetMemberProfile({ staleTime: 0 });
  return (
    <TwoColumns>
      <QueryBoundary query={profile} failure={t('details.failed')} skeleton={<Skeleton shape="box" height="32rem" />}>
        {(data) => <ProfileForm key={data.memberId} profile={data} />}
      </QueryBoundary>
      <PanelStack>
        {profile.data !== undefined && <FixedDetails profile={profile.data} />}
        <ContentSection framed title={t('agreements.title')}>
          <p>{t('agreements.text')}</p>
          <SpreadRow>
            <LinkButton component={Link} to={`${paths.help}#${TERMS_ANCHOR}`} variant="link">
              {t('agreements.terms')}
            </LinkButton>
            <LinkButton component={Link} to={paths.help} variant="link">
              {t('agreements.help')}
            </LinkButton>
          </SpreadRow>
        </ContentSection>
      </PanelStack>
    </TwoColumns>
  );
}
