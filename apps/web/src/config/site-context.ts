import { createContext, use } from 'react';

import type { Brand } from '../../brands/brand.ts';
import type { RuntimeConfig } from './runtime-config.ts';

/** Configuration that is loaded before the first render. */
export interface Site {
  readonly config: RuntimeConfig;
  readonly brand: Brand;
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
