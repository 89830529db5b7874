import type { BrandTokens } from '@croupier/ui/theme';

import type { LanguageCode } from '@croupier/sdk/types';

/**
 * What the build must know of a site of the operator before the platform answers: its look, and a first guess of what loads
 * in parallel with the site configuration. The configuration has the rest, and its values win (`app/site-brand.ts`).
 */
export interface Brand {
  readonly id: string;
  readonly name: string;
  readonly tokens: BrandTokens;
  /** Loads the faces of its display font, unless every site has them. */
  readonly loadFonts?: () => Promise<unknown>;
  /** Id of the site in the calls of the first screen. */
  readonly merchantCode: string;
  /** Platform codes of languages with complete texts, which tests require. */
  readonly languages: readonly LanguageCode[];
  /** Language of the HTML, and of a first visit. */
  readonly defaultLanguage: LanguageCode;
}
