import { useThemeChoice } from '@croupier/ui/theme';
import { useTranslation } from 'react-i18next';

import { useSite } from '../config/site-context.ts';
import { urlOf } from './safe-link.ts';

/** How the site looks to the visitor now. */
export interface WindowLook {
  /** BCP 47 */
  readonly lang: string;
  readonly theme: string;
}

/** An address with the visitor's language and theme in its query; what the address says itself stays. */
export function withLook(address: string, look: WindowLook): string {
  const url = urlOf(address);
  if (url === undefined || !url.protocol.startsWith('http')) return address;
  for (const [name, value] of Object.entries(look)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/**
 * Gives windows of the site and of the platform the visitor's language and theme. Addresses of others stay as they are:
 * a payment provider or a vendor may have signed the query.
 */
export function useWindowAddress(): (address: string) => string {
  const { config } = useSite();
  const look = useWindowLook();
  return (address) => {
    const own = [location.origin, new URL(config.apiBase, location.origin).origin];
    const origin = urlOf(address)?.origin;
    return origin !== undefined && own.includes(origin) ? withLook(address, look) : address;
  };
}

export function useWindowLook(): WindowLook {
  const { i18n } = useTranslation();
  const { choice: theme } = useThemeChoice();
  return { lang: i18n.language, theme };
}
