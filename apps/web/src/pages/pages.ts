import type { Role } from '@croupier/sdk/operations';
import { matchPath } from 'react-router-dom';

import { categoryOfPath, isAppPath } from '../shared/paths.ts';
import { agentPages } from './agent-pages.ts';
import { gamePages } from './game-pages.ts';
import { mallPages } from './mall-pages.ts';
import { memberPages } from './member-pages.ts';
import type { Page, PageAccess } from './page.ts';
import {
  agentEntryPage,
  downloadPage,
  forgotPage,
  homePage,
  informationPages,
  promotionPages,
  rafflePage,
  unknownPage,
} from './site-pages.ts';

/** All pages of the site, the one of unknown paths last. */
export const pages: readonly Page[] = [
  homePage,
  forgotPage,
  agentEntryPage,
  ...gamePages,
  downloadPage,
  ...promotionPages,
  ...informationPages,
  rafflePage,
  ...mallPages,
  ...memberPages,
  ...agentPages,
  unknownPage,
];

/** Visitors by the access of a page. The client hides by it; the platform refuses. */
const ADMITTED: Readonly<Record<PageAccess, readonly Role[]>> = {
  everyone: ['guest', 'trial', 'member', 'agent'],
  players: ['trial', 'member', 'agent'],
  members: ['member', 'agent'],
  agents: ['agent'],
};

/** True for a visitor who may see the page. */
export function isAdmitted({ access }: Page, role: Role): boolean {
  return ADMITTED[access].includes(role);
}

/** Parameters that identify a view: another value shows other content. */
const VIEW_PARAMETERS = ['vassalage', 'nodeId', 'gameCode'] as const;

const hasPath = (page: Page, pathname: string): boolean =>
  page.paths.some((path) => matchPath(path, pathname) !== null);

/** The page of a path, in any case of letters; the one of unknown paths when there is no other. */
export function pageAt(pathname: string): Page {
  return pages.find((page) => hasPath(page, pathname)) ?? unknownPage;
}

/** The page of a path or of one that redirects to it; undefined for an unknown path. */
export function knownPageAt(pathname: string): Page | undefined {
  const known = pages.filter((page) => page !== unknownPage);
  return known.find((page) => hasPath(page, pathname) || page.redirects?.includes(pathname) === true);
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

/** True when a URL from the platform is a page of this site that exists. */
export function isPageUrl(url: string): boolean {
  return isAppPath(url) && knownPageAt(url.split(/[?#]/, 1)[0] ?? '') !== undefined;
}
