import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { CHUNK_TIMEOUT_MS, ChunkLoadError, reportChunkError } from '../config/chunk-error.ts';
import { languageByCode, languages, TEST_LANGUAGE, type ShownLanguageCode } from './languages.ts';

/**
 * Loads the texts of a namespace in a language, given as BCP 47 tag; English ones in the test language. Throws
 * ChunkLoadError.
 */
export async function loadTexts(language: string, namespace: string, signal?: AbortSignal): Promise<ResourceKey> {
  if (language === TEST_LANGUAGE.bcp47) {
    const { translateResources } = await import('./test-language.ts');
    return translateResources(Object(await loadTexts(languages.EN.bcp47, namespace)));
  }
  const url = `${import.meta.env.TEXTS_URL}/${language}/${namespace}.json`;
  try {
    const response = await fetch(url, { signal: signal ?? AbortSignal.timeout(CHUNK_TIMEOUT_MS) });
    if (!response.ok) throw new ChunkLoadError(response.status === 404 ? 'missing' : 'error', url);
    return await response.json();
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError(Object(error).name === 'TimeoutError' ? 'timeout' : 'error', url, error);
  }
}

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, namespace, done) {
    // Does not call `done` on failure: i18next would show raw keys.
    loadTexts(language, namespace).then((texts) => done(null, texts), reportChunkError);
  },
};

/** Initialises translation with the common namespaces and those of the first page. */
export async function startTranslation(
  language: ShownLanguageCode,
  firstPageNamespaces: readonly string[],
): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: languageByCode(language).bcp47,
      // No fallback language, which would also be downloaded; the build fills each language with English.
      fallbackLng: false,
      // Does not load `zh` for `zh-Hans-CN`.
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
  const texts = await Promise.all(namespaces.map(async (name) => [name, await loadTexts(bcp47, name)] as const));
  for (const [name, bundle] of texts) i18next.addResourceBundle(bcp47, name, bundle);
  await i18next.changeLanguage(bcp47);
  applyToDocument(language);
}

function applyToDocument(language: ShownLanguageCode): void {
  const { bcp47, direction } = languageByCode(language);
  document.documentElement.lang = bcp47;
  document.documentElement.dir = direction;
}
