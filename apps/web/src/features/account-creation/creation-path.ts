import { agentPaths } from '../../shared/agent-paths.ts';

/** Parameter of the URL with the view; without it the links are shown. */
const VIEW_PARAM = 'view';

const VIEWS = ['links', 'hand'] as const;

/** How accounts come into the team: by a link that people open, or by hand. */
export type CreationView = (typeof VIEWS)[number];

/** The view in the URL. */
export const viewIn = (params: URLSearchParams): CreationView =>
  VIEWS.find((view) => view === params.get(VIEW_PARAM)) ?? 'links';

/** URL of a view. */
export const viewPath = (view: CreationView): string =>
  view === 'links' ? agentPaths.newAccounts : `${agentPaths.newAccounts}?${VIEW_PARAM}=${view}`;
