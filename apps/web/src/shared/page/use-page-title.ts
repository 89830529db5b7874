import { useEffect } from 'react';

import { useSite } from '../../config/site-context.ts';

/** Title of the page in the registry. */
let routeTitle: string | undefined;
/** Title that the page sets from its data; takes precedence. */
let pageTitle: string | undefined;
/** Title of the open popup; takes precedence over the page's title. */
let popupTitle: string | undefined;

function updateTitle(siteName: string): void {
  const title = popupTitle ?? pageTitle ?? routeTitle;
  document.title = title === undefined ? siteName : `${title} · ${siteName}`;
}

/** Sets the document title of a page, for example `Slots · Croupier`; without a title, only the site's name. */
export function useRouteTitle(title: string | undefined): void {
  const { brand } = useSite();
  useEffect(() => {
    routeTitle = title;
    updateTitle(brand.name);
  }, [title, brand.name]);
}

/** Replaces the title of the page while the calling component is mounted, for a title that depends on data. */
export function usePageTitle(title: string): void {
  const { brand } = useSite();
  useEffect(() => {
    pageTitle = title;
    updateTitle(brand.name);
    return () => {
      pageTitle = undefined;
      updateTitle(brand.name);
    };
  }, [title, brand.name]);
}

/** Sets the document title while a popup is mounted, then restores the page's title. */
export function usePopupTitle(title: string): void {
  const { brand } = useSite();
  useEffect(() => {
    popupTitle = title;
    updateTitle(brand.name);
    return () => {
      popupTitle = undefined;
      updateTitle(brand.name);
    };
  }, [title, brand.name]);
}
