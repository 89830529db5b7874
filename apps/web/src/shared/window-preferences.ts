import { useThemeChoice } from '@croupier/ui/theme';
import { useTranslation } from 'react-i18next';

import { useSite } from '../config/site-context.ts';
import { urlOf } from './safe-link.ts';

/** Language and theme of the site, for windows that it opens. */
export interface WindowPreferences {
  /** BCP 47 tag. */
  readonly lang: string;
  readonly theme: string;
}

/** Adds language and theme to a URL's query; parameters that it already has are kept. */
export function withPreferences(link: string, preferences: WindowPreferences): string {
  const url = urlOf(link);
  if (url === undefined || !url.protocol.startsWith('http')) return link;
  for (const [name, value] of Object.entries(preferences)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/**
 * Adds the visitor's language and theme to URLs of the site and of the platform. Other URLs are not changed: a payment
 * provider or a vendor may have signed the query.
 */
export function useWindowUrl(): (link: string) => string {
  const { config } = useSite();
  const preferences = useWindowPreferences();
  return (link) => {
    const ownOrigins = [location.origin, new URL(config.apiBase, location.origin).origin];
    const origin = urlOf(link)?.origin;
    return origin !== undefined && ownOrigins.includes(origin) ? withPreferences(link, preferences) : link;
  };
}

export function useWindowPreferences(): WindowPreferences {
  const { i18n } = useTranslation();
  const { scheme: theme } = useThemeChoice();
  return { lang: i18n.language, theme };
}
