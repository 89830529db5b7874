import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { reportChunkError } from '../config/chunk-error.ts';
import { languageByCode, languages, TEST_LANGUAGE, type ShownLanguageCode } from './languages.ts';
import { byLanguageAndNamespace, textsKey } from './text-files.ts';

const FALLBACK = languages.EN.bcp47;

type LoadTexts = () => Promise<ResourceKey>;

let loaders: ReadonlyMap<string, LoadTexts> = new Map();

async function loadNamespace(language: string, namespace: string): Promise<ResourceKey> {
  if (language === TEST_LANGUAGE.bcp47) {
    const { translateResources } = await import('./test-language.ts');
    return translateResources(Object(await loadNamespace(FALLBACK, namespace)));
  }
  const load = loaders.get(textsKey(language, namespace));
  if (load === undefined) throw new Error(`There are no texts for ${namespace} in ${language}.`);
  return load();
}

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, namespace, done) {
    // Does not call `done` on failure: i18next would show raw keys.
    loadNamespace(language, namespace).then((texts) => done(null, texts), reportChunkError);
  },
};

/** Initialises translation with the common namespaces and those of the first page. `textLoaders` are by path of the file. */
export async function startTranslation(
  language: ShownLanguageCode,
  firstPageNamespaces: readonly string[],
  textLoaders: Readonly<Record<string, LoadTexts>>,
): Promise<void> {
  loaders = byLanguageAndNamespace(textLoaders);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: languageByCode(language).bcp47,
      // No fallback language, which would also be downloaded; a test checks that every language is complete.
      fallbackLng: false,
      // Does not load `fil` for `fil-PH`.
      load: 'currentOnly',
      ns: ['site', 'games', ...firstPageNamespaces],
      defaultNS: 'site',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  applyToDocument(language);
}

/** Changes the language once all loaded namespaces are available in it. Rejects without a change when one fails. */
export async function changeLanguage(language: ShownLanguageCode): Promise<void> {
  const { bcp47 } = languageByCode(language);
  const namespaces = Object.keys(i18next.getDataByLanguage(i18next.language) ?? {});
  const texts = await Promise.all(namespaces.map(async (name) => [name, await loadNamespace(bcp47, name)] as const));
  for (const [name, bundle] of texts) i18next.addResourceBundle(bcp47, name, bundle);
  await i18next.changeLanguage(bcp47);
  applyToDocument(language);
}

function applyToDocument(language: ShownLanguageCode): void {
  const { bcp47, direction } = languageByCode(language);
  document.documentElement.lang = bcp47;
  document.documentElement.dir = direction;
}
