import { useListRegisterLinks } from '@croupier/sdk/hooks';
import type { AgentProfile, RegisterLinkPage } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Icon } from '@croupier/ui/display/Icon';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { useIsDesktop } from '@croupier/ui/theme';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ListTable } from '../../../shared/lists/ListTable.tsx';
import { QueryBoundary } from '../../../shared/page/QueryBoundary.tsx';
import { LinkAnswer, LinkFunnel } from './LinkResults.tsx';
import { LinkSheet } from './LinkSheet.tsx';
import { LinkShare } from './LinkShare.tsx';
import { linkRows } from './link-rows.ts';
import { NewLinkSheet } from './NewLinkSheet.tsx';

export interface LinksViewProps {
  readonly profile: AgentProfile;
}

/** All links are on one page: an agent has no more than `maxRegisterLinks`. */
const ALL_LINKS = { pageSize: 100 };

/** The agent's links: which of them works, and the code of one to show or send. */
export function LinksView({ profile }: LinksViewProps): ReactNode {
  const { t } = useTranslation('accountCreation');
  const query = useListRegisterLinks(ALL_LINKS, { staleTime: 0 });
  const [isCreating, setIsCreating] = useState(false);
  const create = (
    <Button startIcon={<Icon name="plus" />} onClick={() => setIsCreating(true)}>
      {t('links.new')}
    </Button>
  );
  return (
    <>
      <QueryBoundary
        query={query}
        failure={t('links.failed')}
        skeleton={<Skeleton shape="box" height="20rem" />}
        empty={{
          when: ({ content }) => content.length === 0,
          state: (
            <EmptyState
              icon="share"
              headingLevel={2}
              title={t('links.none.title')}
              text={t('links.none.text')}
              actions={create}
            />
          ),
        }}
      >
        {(page) => <Links page={page} profile={profile} create={create} />}
      </QueryBoundary>
      {isCreating && <NewLinkSheet profile={profile} onClose={() => setIsCreating(false)} />}
    </>
  );
}

interface LinksProps extends LinksViewProps {
  readonly page: RegisterLinkPage;
  /** Button for a new link. */
  readonly create: ReactNode;
}

function Links({ page: { content: links, limit }, profile, create }: LinksProps): ReactNode {
  const { t } = useTranslation('accountCreation');
  const isDesktop = useIsDesktop();
  const [openId, setOpenId] = useState<string>();
  const open = links.find(({ linkId }) => linkId === openId);
  const [newest] = links;
  return (
    <>
      <LinkAnswer links={links} />
      <AsideLayout aside={isDesktop && newest !== undefined && <LinkShare link={newest} />}>
        <LinkFunnel links={links} />
        <ContentSection titleSize="section" title={t('links.title')} actions={links.length < limit && create}>
          <ListTable
            titleKey="accountCreation:links.title"
            list={linkRows}
            rows={links}
            onOpen={({ linkId }) => setOpenId(linkId)}
          />
          <SmallPrint>{t('links.note', { count: limit })}</SmallPrint>
        </ContentSection>
      </AsideLayout>
      {open !== undefined && <LinkSheet link={open} profile={profile} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
