import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import type { EntryState } from '../../shared/entry-state.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { paths } from '../../shared/paths.ts';

export interface AgentsOnlyProps {
  readonly children: ReactNode;
}

/** Renders its children for agents only, inside `MembersOnly`. Sends other accounts to the login of agents [AGENT-18]. */
export function AgentsOnly({ children }: AgentsOnlyProps): ReactNode {
  const { role } = useMemberSession();
  const { pathname, search } = useLocation();
  if (role === 'agent') return children;
  const state: EntryState = { returnTo: pathname + search };
  return <Navigate to={paths.agentEntry} state={state} replace />;
}
