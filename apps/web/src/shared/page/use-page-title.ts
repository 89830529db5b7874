import { useEffect } from 'react';

import { useSite } from '../../config/site-context.ts';

/** Sets the document title: `Slots · Croupier`, or the site's name alone. */
export function usePageTitle(title?: string): void {
  const { brand } = useSite();
  useEffect(() => {
    document.title = title === undefined ? brand.name : `${title} · ${brand.name}`;
  }, [title, brand.name]);
}
