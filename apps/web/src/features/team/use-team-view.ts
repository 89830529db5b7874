import { useSearchParams } from 'react-router-dom';

import type { EntryState } from '../../shared/entry-state.ts';
import { readTeamView, teamParams, type TeamView } from './team-view.ts';

export interface TeamViewState {
  readonly view: TeamView;
  /** Changes the view; other rows begin at their first page. */
  readonly change: (change: Partial<TeamView>) => void;
}

/** The list and its filters stay where they are. */
const SAME_PLACE: EntryState = { keepsScroll: true };

/** The view of team management in the URL. */
export function useTeamView(): TeamViewState {
  const [params, setParams] = useSearchParams();
  const view = readTeamView(params);
  return {
    view,
    change: (change) => {
      const keepsRows = Object.keys(change).every((name) => name === 'account' || name === 'page');
      setParams(teamParams({ ...view, ...(!keepsRows && { page: 1 }), ...change }), {
        // Back leads out of a branch and out of the details; a filter is no step of its own.
        replace: !('branch' in change || change.account !== undefined),
        state: SAME_PLACE,
      });
    },
  };
}
