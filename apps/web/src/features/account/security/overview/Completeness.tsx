import { useGetMemberProfile } from '@croupier/sdk/hooks';
import type { ProfileCompleteness } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Progress } from '@croupier/ui/feedback/Progress';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { listFormat } from '../../../../shared/intl-formats.ts';
import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { securityPath } from '../../../../shared/security-path.ts';
import { namedDetail } from '../details/detail-fields.ts';

/** So many missing details are named. */
const MAX_NAMED = 3;

/** How many details of the member are filled in, and which are missing. */
export function Completeness(): ReactNode {
  const { t } = useTranslation('security');
  const profile = useGetMemberProfile({ staleTime: 0 });
  return (
    <QueryBoundary
      query={profile}
      failure={t('details.failed')}
      skeleton={<Skeleton shape="box" height="8rem" />}
      empty={{ when: ({ completeness }) => completeness === undefined || completeness.total === 0, state: null }}
    >
      {({ completeness }) => completeness && <CompletenessPanel completeness={completeness} />}
    </QueryBoundary>
  );
}

function CompletenessPanel({ completeness }: { readonly completeness: ProfileCompleteness }): ReactNode {
  const { t, i18n } = useTranslation('security');
  const { done, total, missing } = completeness;
  const names = missing.flatMap((name) => {
    const known = namedDetail(name);
    return known === undefined ? [] : [t(`details.fields.${known}`)];
  });
  const isComplete = missing.length === 0;
  return (
    <ContentSection
      framed
      title={isComplete ? t('completeness.all') : t('completeness.missing', { count: missing.length })}
    >
      <Progress
        label={t('completeness.label')}
        value={done}
        max={total}
        valueText={t('completeness.value', { done, total })}
        {...(isComplete && { tone: 'success' as const })}
      />
      {names.length > 0 && (
        <p>{listFormat(i18n.language, { type: 'conjunction' }).format(names.slice(0, MAX_NAMED))}</p>
      )}
      {!isComplete && (
        <LinkButton component={Link} to={securityPath('details')}>
          {t('completeness.add')}
        </LinkButton>
      )}
    </ContentSection>
  );
}
