import { createContext, use } from 'react';

import type { Brand } from '../../brands/brand.ts';
import type { RuntimeConfig } from './runtime-config.ts';

/** What the page knows about its site before anything is shown. */
export interface Site {
  readonly config: RuntimeConfig;
  readonly brand: Brand;
  /** Address of the banner that the page's HTML has brought along. */
  readonly firstBanner?: string;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = use(SiteContext);
  if (site === undefined) throw new Error('useSite needs a SiteProvider around it.');
  return site;
}
