import { useEffect } from 'react';

import { useSite } from '../../config/site-context.ts';

let pageTitle: string | undefined;
/** Of the popup over the page, which names the tab while it is open. */
let popupTitle: string | undefined;

function show(siteName: string): void {
  const title = popupTitle ?? pageTitle;
  document.title = title === undefined ? siteName : `${title} · ${siteName}`;
}

/** Names the page in the tab and for readers: `Slots · Croupier`. Without a title, the site's name alone. */
export function usePageTitle(title?: string): void {
  const { brand } = useSite();
  useEffect(() => {
    pageTitle = title;
    show(brand.name);
  }, [title, brand.name]);
}

/** Names a popup that has an address of its own; the page's title returns when it is closed. */
export function usePopupTitle(title: string): void {
  const { brand } = useSite();
  useEffect(() => {
    popupTitle = title;
    show(brand.name);
    return () => {
      popupTitle = undefined;
      show(brand.name);
    };
  }, [title, brand.name]);
}
