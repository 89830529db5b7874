import { useThemeChoice } from '@croupier/ui/theme';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { languageCodeOf, platformLanguage } from '../../i18n/languages.ts';

/** Gives the browser's own bar the colour of the header, and names the manifest in the language of the page. */
export function useInstalledLook(): void {
  const { i18n } = useTranslation();
  const { brand } = useSite();
  const { scheme } = useThemeChoice();
  const { bg } = brand.tokens.surfaces[scheme].header;
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = bg;
  }, [bg]);
  const code = platformLanguage(languageCodeOf(i18n.language));
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (link !== null) link.href = `/manifest.${code}.webmanifest`;
  }, [code]);
}
