import type { SiteConfiguration } from '@croupier/sdk/types';

import type { loadBrand } from '../config/load-brand.ts';
import type { SiteBrand } from '../config/site-context.ts';
import { isLanguageCode } from '../i18n/languages.ts';

export type BuildBrand = Awaited<ReturnType<typeof loadBrand>>;

/** Combines the brand of the build with the platform's answer, which wins. Languages unknown to this version are left out. */
export function siteBrand(
  brand: BuildBrand,
  { brand: served, policy }: Pick<SiteConfiguration, 'brand' | 'policy'>,
): SiteBrand {
  const languages = served.languages.filter(isLanguageCode);
  return {
    ...brand,
    merchantCode: served.merchantCode,
    languages: languages.length > 0 ? languages : brand.languages,
    defaultLanguage: isLanguageCode(served.defaultLanguage) ? served.defaultLanguage : brand.defaultLanguage,
    currency: served.currency,
    timeZone: served.timeZone,
    termsAge: served.termsMinAge,
    birthdayAge: served.birthdayMinAge,
    offersCockfights: !policy.closedGameTypes.includes('COCKFIGHT'),
  };
}
