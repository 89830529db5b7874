import { listDownlinesQuery } from '@croupier/sdk/hooks';
import type { AgentProfile } from '@croupier/sdk/types';
import { TeamTree, type TeamNode } from '@croupier/ui/data/TeamTree';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface AgentTreeProps {
  readonly profile: Pick<AgentProfile, 'account' | 'nickname' | 'agents' | 'members'>;
  /** The path from the agent down to the listed branch. */
  readonly path: readonly string[];
  /** Called with the account of a branch; undefined for the whole team. */
  readonly onChange: (branch: string | undefined) => void;
}

/** The agents with the largest teams; the list beside the tree has all accounts. */
const BRANCHES = { accountType: 'AGENT', sort: 'teamSize', order: 'desc', pageSize: 100 } as const;

/** The agents of the team, each level loaded when it is opened; the chosen one has its accounts listed. */
export function AgentTree({ profile, path, onChange }: AgentTreeProps): ReactNode {
  const { t } = useTranslation('team');
  const queryClient = useQueryClient();
  const { account: own, nickname, agents, members } = profile;
  const [openAtFirst] = useState(() => (path.length === 0 ? [own] : path));
  const below = (count: number): string => t('below', { count });
  const loadChildren = async (account: string): Promise<readonly TeamNode[]> => {
    const options = listDownlinesQuery({ ...BRANCHES, ...(account !== own && { parentAccount: account }) });
    const { value } = await queryClient.fetchQuery(options);
    return value.content.map((downline) => ({
      id: downline.account,
      name: downline.nickname ?? downline.account,
      count: below(downline.teamSize),
      hasChildren: downline.teamSize > 0,
    }));
  };
  return (
    <ContentSection framed title={t('tree.title')}>
      <TeamTree
        label={t('tree.title')}
        roots={[{ id: own, name: nickname ?? own, count: below(agents + members), hasChildren: agents > 0 }]}
        loadChildren={loadChildren}
        value={path.at(-1) ?? own}
        onChange={(account) => onChange(account === own ? undefined : account)}
        defaultOpen={openAtFirst}
        texts={{ loading: t('tree.loading'), failed: t('tree.failed') }}
      />
    </ContentSection>
  );
}
