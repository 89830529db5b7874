import { useGetAgentProfile, useListDownlines } from '@croupier/sdk/hooks';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Icon } from '@croupier/ui/display/Icon';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { MenuLayout } from '@croupier/ui/layout/MenuLayout';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { SpreadRow } from '@croupier/ui/layout/SpreadRow';
import { useIsDesktop } from '@croupier/ui/theme';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { agentPaths } from '../../shared/agent-paths.ts';
import { AgentTree } from './AgentTree.tsx';
import { BranchPath } from './BranchPath.tsx';
import { requestOf } from './team-view.ts';
import { TeamAnswer } from './TeamAnswer.tsx';
import { TeamFilters } from './TeamFilters.tsx';
import { TeamGrid } from './TeamGrid.tsx';
import { useTeamView } from './use-team-view.ts';

const AccountDrawer = lazyComponent(async () => (await import('./account/AccountDrawer.tsx')).AccountDrawer);

/** Who is in the team and how each is doing: agents as a tree, accounts as a list, and one account in detail. */
export function TeamPage(): ReactNode {
  const { t } = useTranslation('team');
  const state = useTeamView();
  const { view, change } = state;
  const profile = useGetAgentProfile({ staleTime: 0 });
  const isDesktop = useIsDesktop();
  // The answer of the list, which also has the path to its branch.
  const { data: path, isError } = useListDownlines(requestOf(view), {
    select: (page) => page.path,
    placeholderData: (previous) => previous,
  });
  const openBranch = (branch: string | undefined): void => change({ branch, find: undefined });
  return (
    <PageStack headed>
      <QueryBoundary query={profile} failure={t('failed')} skeleton={<Skeleton shape="box" height="32rem" />}>
        {(own) => (
          <>
            <SpreadRow>
              <TeamAnswer profile={own} />
              <LinkButton component={Link} to={agentPaths.newAccounts} startIcon={<Icon name="plus" />} variant="action">
                {t('invite')}
              </LinkButton>
            </SpreadRow>
            <MenuLayout
              menu={
                isDesktop &&
                // The tree opens at first where the list begins.
                (path !== undefined || isError ? (
                  <AgentTree profile={own} path={path ?? []} onChange={openBranch} />
                ) : (
                  <Skeleton shape="box" height="16rem" />
                ))
              }
            >
              <PageStack>
                <BranchPath path={path ?? []} own={own} onChange={openBranch} />
                <TeamFilters {...state} />
                <TeamGrid {...state} />
              </PageStack>
            </MenuLayout>
          </>
        )}
      </QueryBoundary>
      {view.account !== undefined && (
        <Suspense>
          <AccountDrawer
            key={view.account}
            account={view.account}
            onBranch={(branch) => change({ branch, account: undefined, find: undefined })}
            onClose={() => change({ account: undefined })}
          />
        </Suspense>
      )}
    </PageStack>
  );
}
