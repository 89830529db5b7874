import { useListDownlines } from '@croupier/sdk/hooks';
import { listDownlinesLimits } from '@croupier/sdk/limits';
import { Icon } from '@croupier/ui/display/Icon';
import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

import type { Session } from '../../session/use-session.ts';
import { paths } from '../../shared/paths.ts';
import { teamAccountPath } from '../../shared/agent-links.ts';
import type { Find } from './find.ts';
import { useDebounced } from './use-debounced.ts';

const MOST_ACCOUNTS = 5;

/** Accounts of the team on all levels whose names begin with the query, in the agent centre. */
export function useAccountFinds(session: Session, query: string): readonly Find[] {
  const { pathname } = useLocation();
  const account = query.trim().slice(0, listDownlinesLimits.account.maxLength);
  const debounced = useDebounced(account);
  const isAgent = session.state === 'member' && session.role === 'agent' && pathname.startsWith(paths.agentCentre);
  const { data } = useListDownlines(
    { account: debounced, sort: 'account', order: 'asc', pageSize: MOST_ACCOUNTS },
    { enabled: isAgent && debounced !== '', placeholderData: keepPreviousData },
  );
  if (!isAgent || account === '') return [];
  return (data?.content ?? []).map((downline) => ({
    item: {
      id: `account:${downline.account}`,
      label: downline.account,
      icon: <Icon name={downline.accountType === 'AGENT' ? 'users' : 'user'} />,
      ...(downline.nickname !== undefined && { hint: downline.nickname }),
    },
    to: teamAccountPath(downline.account),
  }));
}
