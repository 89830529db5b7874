import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { createElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { languageCodeOf, languages, type LanguageCode } from '../../i18n/languages.ts';
import { storedCode } from '../../i18n/stored-language.ts';
import { useStoredFlag } from '../../shared/use-stored-flag.ts';
import { useChooseLanguage } from '../layouts/use-choose-language.ts';
import { languageToOffer } from './language-to-offer.ts';

const MESSAGE = 'language-offer';

/**
 * Offers the language that the browser prefers, in that language, to a visitor who has not chosen one. Once: an answer, or
 * a choice in the menu, is remembered.
 */
export function useLanguageOffer(isUndisturbed: boolean): void {
  const { i18n } = useTranslation();
  const { brand } = useSite();
  const { show, close } = useSnackbar();
  const chooseLanguage = useChooseLanguage();
  const [isAnswered, setAnswered] = useStoredFlag('language-offer-answered', false);
  const current = languageCodeOf(i18n.language);
  const isOpen = !isAnswered && storedCode() === null;
  const code = isOpen ? languageToOffer(navigator.languages, brand.languages, current) : undefined;
  const hasTexts = useOfferTexts(code);
  const latest = useRef({ chooseLanguage, setAnswered });
  useEffect(() => {
    latest.current = { chooseLanguage, setAnswered };
  });
  useEffect(() => {
    if (code === undefined || !hasTexts || !isUndisturbed) return undefined;
    const { bcp47: lang } = languages[code];
    const t = i18n.getFixedT(lang, 'notices');
    const answer = (): void => latest.current.setAnswered(true);
    show({
      key: MESSAGE,
      text: createElement('span', { lang }, t('language.offer')),
      duration: 'stay',
      action: {
        label: createElement('span', { lang }, t('language.accept')),
        onPress: () => {
          answer();
          void latest.current.chooseLanguage(code);
        },
      },
      onDismiss: answer,
    });
    return () => close(MESSAGE);
  }, [code, hasTexts, isUndisturbed, show, close, i18n]);
}

/** Loads the texts of the offer in the language that it offers; true once they are there. */
function useOfferTexts(code: LanguageCode | undefined): boolean {
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<LanguageCode>();
  useEffect(() => {
    if (code === undefined) return;
    const { bcp47 } = languages[code];
    const load = async (): Promise<void> => {
      i18n.addResourceBundle(bcp47, 'notices', await loadTexts(bcp47, 'notices'));
      setLoaded(code);
    };
    // Without its texts there is no offer in this visit.
    load().catch(() => undefined);
  }, [code, i18n]);
  return code !== undefined && loaded === code;
}
