import { useGetAccountRestrictions } from '@croupier/sdk/hooks';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { RestrictionReasons } from '../../../../shared/restrictions/RestrictionReasons.tsx';

/** All restrictions of the account together; without any, that nothing is on hold. */
export function Restrictions(): ReactNode {
  const { t } = useTranslation('security');
  const query = useGetAccountRestrictions({ staleTime: 0 });
  return (
    <QueryBoundary
      query={query}
      failure={t('restrictions.failed')}
      skeleton={<Skeleton shape="box" height="9rem" />}
      empty={{
        when: ({ restrictions }) => restrictions.length === 0,
        state: (
          <ContentSection titleSize="section" title={t('restrictions.none')}>
            <p>{t('restrictions.noneText')}</p>
          </ContentSection>
        ),
      }}
    >
      {({ restrictions, allowed, currency }) => (
        <RestrictionReasons reasons={restrictions} allowed={allowed} currency={currency} />
      )}
    </QueryBoundary>
  );
}
