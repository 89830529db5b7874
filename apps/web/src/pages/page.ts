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
 * navigation, without header and footer of the site [ROUTE-08]. `entry` has the brand, language and theme only [ROUTE-07].
 */
export type PageFrame = 'site' | 'member' | 'agent' | 'lottery' | 'game' | 'entry';

/** Who sees a page. Guests are sent to the login; others see why the page is not available for their account. */
export type PageAccess = 'everyone' | 'players' | 'members' | 'agents';

/**
 * First pictures of a landing page, which the server asks the platform for. The others begin with text: `entry` in a frame
 * without menus, `form` in the card of an `AuthPage`, and `none` at the start of the page.
 */
export type LandingPictures =
  | { readonly kind: 'banner' | 'hotGames' | 'none' | 'entry' | 'form' }
  | { readonly kind: 'games'; readonly category: GamesCategory }
  | { readonly kind: 'vendors'; readonly category: VendorsCategory };

/** What the HTML of a page that visitors open by its address shows before any script. */
export interface PageLanding {
  /** Description for search engines and previews of links. */
  readonly descriptionKey: ParseKeys<'pages'>;
  readonly pictures: LandingPictures;
  /** Texts of the first view, for a page that begins with text. */
  readonly firstTexts?: LandingTexts;
}

/** What a page says before any script: its heading when that is not the title, a sentence, and facts. */
export interface LandingTexts {
  readonly heading: TextKey;
  readonly lead: TextKey;
  readonly facts: readonly TextKey[];
}

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
