import { createContext, use } from 'react';

import type { Brand } from '../../brands/brand.ts';
import type { RuntimeConfig } from './runtime-config.ts';

/** The brand of the build, with what the platform says about the site. */
export interface SiteBrand extends Brand {
  /** ISO 4217 code for amounts that belong to no account, such as the jackpot. */
  readonly currency: string;
  /** IANA time zone of the site. */
  readonly timeZone: string;
  /** Age in years that accepting the terms confirms [REG-07]. */
  readonly termsAge: number;
  /** Minimum age in years by the birthday [VAL-33]. */
  readonly birthdayAge: number;
  /** True where the jurisdiction allows cockfights. */
  readonly offersCockfights: boolean;
}

/** Configuration that is loaded before the first render. */
export interface Site {
  readonly config: RuntimeConfig;
  readonly brand: SiteBrand;
  /** True for a URL of a page of this site. */
  readonly isPageUrl: (url: string) => boolean;
  /** URL of the banner image in the page's HTML. */
  readonly firstBanner?: string;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = use(SiteContext);
  if (site === undefined) throw new Error('useSite needs a SiteProvider around it.');
  return site;
}
