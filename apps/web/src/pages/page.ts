import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import type { TextKey, TextNamespace } from '../i18n/text-key.ts';
import type { GameQueryContext } from '../shared/games/game-queries.ts';

/** Code of a page, in its own chunk. */
export interface PageModule {
  readonly Page: ComponentType;
  /** Heading that stays while the session loads and when the page is refused. */
  readonly Header?: ComponentType;
  /** Placeholder below the heading while the session loads; by default one of the page's size. */
  readonly Skeleton?: ComponentType;
  /**
   * Prefetches the data of the first screen. `params` are those of the URL. The first view of a landing page waits for the
   * promise, so that it takes over from the HTML without a placeholder between.
   */
  readonly prefetch?: (
    queryClient: QueryClient,
    queryContext: GameQueryContext,
    params: URLSearchParams,
  ) => Promise<unknown>;
}

/**
 * What surrounds a page: `site` has header, side menu and footer, `member` also the menu of the member centre, `lottery`
 * neither side menu nor footer [ROUTE-24] [ROUTE-27], and `game` fills the window. `agent` is the agent centre: its own
 * navigation, without header and footer of the site [ROUTE-08]. `entry` has the brand, language and theme only [ROUTE-07].
 */
export type PageFrame = 'site' | 'member' | 'agent' | 'lottery' | 'game' | 'entry';

/** Who sees a page. Guests are sent to the login; others see why the page is not available for their account. */
export type PageAccess = 'everyone' | 'players' | 'members' | 'agents';

/** A page as data. Router, guards, frames, titles, prefetch, budgets and tests are derived from it; `menus.ts` links to it. */
export interface Page {
  /** Unique; also the id of the links to it in menus. */
  readonly id: string;
  /** Paths that show the page as one view; the first is the one that links use. `*` matches what no other page has. */
  readonly paths: readonly [string, ...string[]];
  /** Paths that redirect to the page. */
  readonly redirects?: readonly string[];
  readonly frame: PageFrame;
  readonly access: PageAccess;
  /** Text namespaces besides `site` and `games`, loaded with the code. */
  readonly texts: readonly TextNamespace[];
  /** Title of the document and heading of its frame; a page whose title depends on its data sets its own. */
  readonly titleKey?: TextKey;
  /** In a centre: the page has the heading itself, with the sentence that answers its question, as a `SummaryHeader`. */
  readonly hasOwnHeading?: true;
  /** Uses the whole width of large screens. */
  readonly isWide?: boolean;
  /** Its title, description, heading and first pictures (`landings.ts`) are in the HTML: search engines and first visits begin here. */
  readonly isLanding?: true;
  readonly load: () => Promise<PageModule>;
}

/** A page whose frame shows its title as heading or tab. */
export type TitledPage = Page & Required<Pick<Page, 'titleKey'>>;
