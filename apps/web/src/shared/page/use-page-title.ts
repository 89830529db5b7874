import { useEffect } from 'react';

import { useSite } from '../../config/site-context.ts';

/** Names the page in the tab and for readers: `Slots · Croupier`. Without a title, the site's name alone. */
export function usePageTitle(title?: string): void {
  const { brand } = useSite();
  useEffect(() => {
    document.title = title === undefined ? brand.name : `${title} · ${brand.name}`;
  }, [title, brand.name]);
}
