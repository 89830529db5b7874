import type { IconName } from '@croupier/ui/display/Icon';
import type { QueryClient } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';

import type { TextKey, TextNamespace } from '../i18n/text-key.ts';
import type { GamesCategory, VendorsCategory } from '../shared/games/game-categories.ts';
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
 * What surrounds a page: `site` has header, side menu and footer, `member` also the tabs of the member centre, `lottery`
 * neither side menu nor footer [ROUTE-24] [ROUTE-27], and `game` fills the window. `agent` is the agent centre: its own
 * navigation, without header and footer of the site [ROUTE-08].
 */
export type PageFrame = 'site' | 'member' | 'agent' | 'lottery' | 'game';

/** Who sees a page. Guests are sent to the login; others see why the page is not available for their account. */
export type PageAccess = 'everyone' | 'players' | 'members' | 'agents';

/** Menus that link to a page. */
export type PageMenu = 'side' | 'account';

/** First pictures of a landing page, which the server asks the platform for. */
export type LandingPictures =
  | { readonly kind: 'banner' | 'hotGames' | 'none' }
  | { readonly kind: 'games'; readonly category: GamesCategory }
  | { readonly kind: 'vendors'; readonly category: VendorsCategory };

/** What the HTML of a page that visitors open by its address shows before any script. */
export interface PageLanding {
  /** Description for search engines and previews of links. */
  readonly descriptionKey: ParseKeys<'pages'>;
  readonly pictures: LandingPictures;
}

/** A page as data. Router, guards, frames, menus, titles, prefetch, budgets and tests are derived from it. */
export interface Page {
  /** Unique; also the id of the page's links in menus. */
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
  /** Links to the page; menus are in every page, so their texts are in `site`. */
  readonly menu?: { readonly in: readonly PageMenu[]; readonly icon: IconName; readonly labelKey: ParseKeys };
  /** Uses the whole width of large screens. */
  readonly isWide?: boolean;
  /** URL that opens the page in tests, where its path alone shows an error. */
  readonly example?: string;
  /** Title, description, heading and first pictures are in the HTML. Search engines and first visits begin here. */
  readonly landing?: PageLanding;
  readonly load: () => Promise<PageModule>;
}

/** A page whose frame shows its title as heading or tab. */
export type TitledPage = Page & Required<Pick<Page, 'titleKey'>>;
