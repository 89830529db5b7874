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
import type notices from './texts/en.json';

const MESSAGE = 'language-offer';

type OfferTexts = (typeof notices)['language'];

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
  const texts = useOfferTexts(code);
  const latest = useRef({ chooseLanguage, setAnswered });
  useEffect(() => {
    latest.current = { chooseLanguage, setAnswered };
  });
  useEffect(() => {
    if (code === undefined || texts === undefined || !isUndisturbed) return undefined;
    const { bcp47: lang } = languages[code];
    const answer = (): void => latest.current.setAnswered(true);
    show({
      key: MESSAGE,
      text: createElement('span', { lang }, texts.offer),
      duration: 'stay',
      action: {
        label: createElement('span', { lang }, texts.accept),
        onPress: () => {
          answer();
          void latest.current.chooseLanguage(code);
        },
      },
      onDismiss: answer,
    });
    return () => close(MESSAGE);
  }, [code, texts, isUndisturbed, show, close]);
}

/** Texts of the offer in the language that it offers; undefined until they are loaded. */
function useOfferTexts(code: LanguageCode | undefined): OfferTexts | undefined {
  const [texts, setTexts] = useState<OfferTexts>();
  useEffect(() => {
    if (code === undefined) return;
    // Without its texts there is no offer in this visit.
    loadTexts(languages[code].bcp47, 'notices').then(
      (loaded) => setTexts(Object(loaded).language),
      () => undefined,
    );
  }, [code]);
  return texts;
}
