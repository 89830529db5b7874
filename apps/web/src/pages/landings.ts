import type { ParseKeys } from 'i18next';

import type { TextKey } from '../i18n/text-key.ts';
import type { GamesCategory, VendorsCategory } from '../shared/games/game-categories.ts';

/**
 * First pictures of a landing page, which the server asks the platform for. The others begin with text: `entry` in a frame
 * without menus, `form` in the card of an `AuthPage`, and `none` and `summary` in the header of the page, whose summary follows.
 */
export type LandingPictures =
  | { readonly kind: 'banner' | 'hotGames' | 'rooms' | 'none' | 'summary' | 'entry' | 'form' }
  | { readonly kind: 'games'; readonly category: GamesCategory }
  | { readonly kind: 'vendors'; readonly category: VendorsCategory };

/** What a page says before any script: its heading when that is not the title, a sentence, and facts. */
export interface LandingTexts {
  readonly heading: TextKey;
  readonly lead: TextKey;
  readonly facts: readonly TextKey[];
}

/** What the HTML of a landing page shows before any script. */
export interface PageLanding {
  readonly pictures: LandingPictures;
  /** Texts of the first view, for a page that begins with text. */
  readonly firstTexts?: LandingTexts;
}

/** Id of a landing page: those that have a description for search engines and previews of links. */
export type LandingId = ParseKeys<'pages'>;

const games = (category: GamesCategory): PageLanding => ({ pictures: { kind: 'games', category } });
const vendors = (category: VendorsCategory): PageLanding => ({ pictures: { kind: 'vendors', category } });

/** The pictures of the vendors are below the matches, which change with time. */
const sports = (category: 'SPORTS' | 'ESPORTS'): PageLanding => ({
  pictures: { kind: 'none' },
  firstTexts: { heading: `games:categories.${category}`, lead: `lobby:centre.${category}`, facts: [] },
});

/** The landing pages by id. Only the build reads this: the site itself needs to know no more than `Page.isLanding`. */
export const landings: Readonly<Record<LandingId, PageLanding>> = {
  home: { pictures: { kind: 'banner' } },
  RNG: games('RNG'),
  LIVE: { pictures: { kind: 'rooms' } },
  FISH: games('FISH'),
  PVP: games('PVP'),
  SPORTS: sports('SPORTS'),
  ESPORTS: sports('ESPORTS'),
  LOTT: vendors('LOTT'),
  ELOTT: vendors('ELOTT'),
  HOT: { pictures: { kind: 'hotGames' } },
  download: {
    pictures: { kind: 'none' },
    firstTexts: { heading: 'appDownload:title', lead: 'appDownload:lead', facts: [] },
  },
  announcements: {
    pictures: { kind: 'summary' },
    firstTexts: { heading: 'announcements:title', lead: 'announcements:page.lead', facts: [] },
  },
  promotions: {
    pictures: { kind: 'summary' },
    firstTexts: { heading: 'promotions:title', lead: 'promotions:lead', facts: [] },
  },
  help: { pictures: { kind: 'none' } },
  forgot: {
    pictures: { kind: 'form' },
    firstTexts: { heading: 'login:forgot.title', lead: 'login:forgot.subtitle', facts: [] },
  },
  agentEntry: {
    pictures: { kind: 'entry' },
    firstTexts: {
      heading: 'login:agent.claim',
      lead: 'login:agent.lead',
      facts: ['login:agent.points.paid.text', 'login:agent.points.explained.text', 'login:agent.points.quiet.text'],
    },
  },
};
