import { hasCode } from '@croupier/sdk/errors';
import { useGetAgentProfile, useGetDownline } from '@croupier/sdk/hooks';
import type { AgentProfile, DownlineDetail } from '@croupier/sdk/types';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../shared/page/QueryBoundary.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import type { DrawerPart } from './drawer-part.ts';
import { DownlineTransfer } from './DownlineTransfer.tsx';
import { RateEditor } from './RateEditor.tsx';

export interface AccountDrawerProps {
  readonly account: string;
  /** Called to list the direct accounts of an agent. */
  readonly onBranch: (account: string) => void;
  readonly onClose: () => void;
}

/** One account of the team: who it is, how it is doing, and what the agent can do for it. */
export function AccountDrawer({ account, onBranch, onClose }: AccountDrawerProps): ReactNode {
  const { t } = useTranslation('team');
  const [part, setPart] = useState<DrawerPart>('details');
  const query = useGetDownline({ account }, { staleTime: 0 });
  const { data: profile } = useGetAgentProfile();
  const name = query.data?.nickname ?? account;
  const isGone = query.error !== null && hasCode(query.error, 'NOT_DOWNLINE');
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={part === 'details' ? name : t(`parts.${part}`, { name })}
      closeLabel={t('close')}
      desktop="panel"
    >
      {isGone ? (
        <EmptyState
          icon="search"
          headingLevel={3}
          title={t('notInTeam.title', { account })}
          text={t('notInTeam.text')}
        />
      ) : (
        <QueryBoundary query={query} failure={t('account.failed')} skeleton={<Skeleton shape="box" height="24rem" />}>
          {(downline) => (
            <PanelStack>
              <AccountPart part={part} downline={downline} profile={profile} onPart={setPart} onBranch={onBranch} />
            </PanelStack>
          )}
        </QueryBoundary>
      )}
    </BottomSheet>
  );
}

interface AccountPartProps extends Pick<AccountDrawerProps, 'onBranch'> {
  readonly part: DrawerPart;
  readonly downline: DownlineDetail;
  /** Undefined while loading. */
  readonly profile: AgentProfile | undefined;
  readonly onPart: (part: DrawerPart) => void;
}

function AccountPart({ part, downline, profile, onPart, onBranch }: AccountPartProps): ReactNode {
  const toDetails = (): void => onPart('details');
  switch (part) {
    case 'rates':
      return <RateEditor downline={downline} onDone={toDetails} />;
    case 'transfer':
      return <DownlineTransfer receiver={downline} onBack={toDetails} />;
    case 'details':
      return <AccountDetails downline={downline} profile={profile} onPart={onPart} onBranch={onBranch} />;
  }
}
