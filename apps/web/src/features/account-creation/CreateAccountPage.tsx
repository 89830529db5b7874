import { useGetAgentProfile } from '@croupier/sdk/hooks';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { ByHand } from './by-hand/ByHand.tsx';
import { viewIn, viewPath } from './creation-path.ts';
import { LinksView } from './links/LinksView.tsx';

/** New accounts of an agent's team: by links, with what came of each, or by hand. */
export function CreateAccountPage(): ReactNode {
  const { t } = useTranslation('accountCreation');
  const [params] = useSearchParams();
  const view = viewIn(params);
  const profile = useGetAgentProfile({ staleTime: 0 });
  return (
    <PageStack headed>
      <Tabs
        label={t('views.label')}
        variant="segment"
        value={view}
        linkComponent={Link}
        items={[
          { value: 'links', label: t('views.links'), link: { to: viewPath('links'), replace: true } },
          { value: 'hand', label: t('views.hand'), link: { to: viewPath('hand'), replace: true } },
        ]}
      />
      <QueryBoundary query={profile} failure={t('failed')} skeleton={<Skeleton shape="box" height="24rem" />}>
        {(own) => (view === 'links' ? <LinksView profile={own} /> : <ByHand profile={own} />)}
      </QueryBoundary>
    </PageStack>
  );
}
