import type { Role } from '@croupier/sdk/operations';
import type { IconName } from '@croupier/ui/display/Icon';
import type { ParseKeys } from 'i18next';
import { matchPath } from 'react-router-dom';

import { categoryOfPath, isAppPath } from '../shared/paths.ts';
import { agentPages } from './agent-pages.ts';
import { gamePages } from './game-pages.ts';
import { memberPages } from './member-pages.ts';
import type { Page, PageAccess, PageMenu } from './page.ts';
import { agentEntryPage, downloadPage, forgotPage, homePage, informationPages, unknownPages } from './site-pages.ts';

/** All pages of the site, the one of unknown paths last. */
export const pages: readonly Page[] = [
  homePage,
  forgotPage,
  agentEntryPage,
  ...gamePages,
  downloadPage,
  ...informationPages,
  ...memberPages,
  ...agentPages,
  ...unknownPages,
];

/** Visitors by the access of a page. The client hides by it; the platform refuses. */
const ADMITTED: Readonly<Record<PageAccess, readonly Role[]>> = {
  everyone: ['guest', 'trial', 'member', 'agent'],
  players: ['trial', 'member', 'agent'],
  members: ['member', 'agent'],
  agents: ['agent'],
};

/** Parameters that identify a view: another value shows other content. */
const VIEW_PARAMETERS = ['vassalage', 'nodeId', 'gameCode'] as const;

/** The page of a path, in any case of letters; the one of unknown paths when there is no other. */
export function pageAt(pathname: string): Page {
  const found = pages.find((page) => page.paths.some((path) => matchPath(path, pathname) !== null));
  if (found === undefined) throw new Error('No page matches unknown paths.');
  return found;
}

/** Id of the menu entry of a URL: a category or a page. */
export function menuIdAt({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return categoryOfPath(pathname + search) ?? pageAt(pathname).id;
}

/** Key of a view: page and identifying parameters [ROUTE-25] [ROUTE-26]. */
export function viewKey({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const page = pageAt(pathname);
  const params = new URLSearchParams(search);
  const identifiers = VIEW_PARAMETERS.map((name) => `${name}=${params.get(name) ?? ''}`);
  // Unknown paths share a page, but not a view.
  return `${page.paths.includes(pathname) ? page.paths[0] : pathname}?${identifiers.join('&')}`;
}

/** True when a URL from the platform is a page of this site. */
export function isPageUrl(url: string): boolean {
  return isAppPath(url) && !unknownPages.includes(pageAt(url.split(/[?#]/, 1)[0] ?? ''));
}

interface MenuLink {
  /** Id of the page. */
  readonly id: string;
  readonly path: string;
  readonly icon: IconName;
  readonly labelKey: ParseKeys;
}

/** Links of a menu to the pages that a visitor may see, in the order of the registry. */
export function pagesInMenu(name: PageMenu, role: Role): readonly MenuLink[] {
  return pages.flatMap(({ id, paths: [path], menu, access }) =>
    menu?.in.includes(name) === true && ADMITTED[access].includes(role)
      ? [{ id, path, icon: menu.icon, labelKey: menu.labelKey }]
      : [],
  );
}
