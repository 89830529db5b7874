import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { reportChunkError } from '../shared/page/chunk-error.ts';
import { languageByCode, languages, TEST_LANGUAGE, type ShownLanguageCode } from './languages.ts';

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
    // Rejects without texts: i18next would show raw keys.
    loadNamespace(language, namespace).then((texts) => done(null, texts), reportChunkError);
  },
};

/** Loads the common texts and those of the first page, and initialises translation. */
export async function startTranslation(language: ShownLanguageCode, ofFirstPage: readonly string[]): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: languageByCode(language).bcp47,
      // No fallback language: every language is complete (held by a test), so visitors load no English texts in
      // addition.
      fallbackLng: false,
      // A tag such as fil-PH is one language here, without fallback to its base.
      load: 'currentOnly',
      ns: ['site', 'games', ...ofFirstPage],
      defaultNS: 'site',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  applyToDocument(language);
}

/** Changes the language once all shown namespaces are loaded. Rejects, and changes nothing, when one fails. */
export async function changeLanguage(language: ShownLanguageCode): Promise<void> {
  const { bcp47 } = languageByCode(language);
  const shown = Object.keys(i18next.getDataByLanguage(i18next.language) ?? {});
  const texts = await Promise.all(shown.map(async (name) => [name, await loadNamespace(bcp47, name)] as const));
  for (const [name, bundle] of texts) i18next.addResourceBundle(bcp47, name, bundle);
  await i18next.changeLanguage(bcp47);
  applyToDocument(language);
}

function applyToDocument(language: ShownLanguageCode): void {
  const { bcp47, direction } = languageByCode(language);
  document.documentElement.lang = bcp47;
  document.documentElement.dir = direction;
}
