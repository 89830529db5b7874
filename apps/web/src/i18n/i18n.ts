import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { languageOf, languages, TEST_LANGUAGE, type ShownLanguageCode } from './languages.ts';

const FALLBACK = languages.EN.bcp47;

const files = import.meta.glob<ResourceKey>('./locales/*/*.json', { import: 'default' });

async function loadNamespace(language: string, namespace: string): Promise<ResourceKey> {
  if (language === TEST_LANGUAGE.bcp47) {
    const { translateResources } = await import('./test-language.ts');
    return translateResources(Object(await loadNamespace(FALLBACK, namespace)));
  }
  const load = files[`./locales/${language}/${namespace}.json`];
  if (load === undefined) throw new Error(`There are no texts for ${namespace} in ${language}.`);
  return load();
}

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, namespace, done) {
    loadNamespace(language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/** Loads the texts that every page needs, and those of the first one, in this language, and makes translation ready. */
export async function startTranslation(language: ShownLanguageCode, ofFirstPage: readonly string[]): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: languageOf(language).bcp47,
      // Every language is complete, as a test demands, so no visitor pays for English texts beside their own.
      fallbackLng: false,
      // A tag like fil-PH is one language here, not a language and a region to fall back between.
      load: 'currentOnly',
      ns: ['site', 'games', ...ofFirstPage],
      defaultNS: 'site',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  applyToDocument(language);
}

/** Switches every text to this language; texts that were shown before are loaded first. */
export async function changeLanguage(language: ShownLanguageCode): Promise<void> {
  await i18next.changeLanguage(languageOf(language).bcp47);
  applyToDocument(language);
}

function applyToDocument(language: ShownLanguageCode): void {
  const { bcp47, direction } = languageOf(language);
  document.documentElement.lang = bcp47;
  document.documentElement.dir = direction;
}
