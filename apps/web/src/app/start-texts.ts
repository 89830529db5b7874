import { loadTexts } from '../i18n/i18n.ts';
import { languages } from '../i18n/languages.ts';
import type start from '../i18n/start/texts/en.json';
import { storedCode } from '../i18n/stored-language.ts';

/** Time in ms that a failed start waits for its texts. */
const TIMEOUT_MS = 2_000;

export interface ShownStartTexts extends Readonly<typeof start> {
  readonly language: string;
}

/**
 * Texts of a failed start in the visitor's language. The code contains those of the default language and of English; when
 * those of another language do not load, English is shown.
 */
export async function loadStartTexts(): Promise<ShownStartTexts> {
  const code = storedCode();
  const stored = Object.entries(languages).find(([languageCode]) => languageCode === code)?.[1];
  const language = stored?.bcp47 ?? document.documentElement.lang;
  const { START_TEXTS } = import.meta.env;
  const english = { ...START_TEXTS.en, language: languages.EN.bcp47 };
  const known = START_TEXTS[language];
  if (known !== undefined) return { ...known, language };
  return loadTexts(language, 'start', AbortSignal.timeout(TIMEOUT_MS)).then(
    (texts) => ({ ...english, ...Object(texts), language }),
    () => english,
  );
}
