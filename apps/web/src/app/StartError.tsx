import { ApiError } from '@croupier/sdk/errors';
import type { ReactNode } from 'react';

import { storedCode } from '../i18n/stored-language.ts';
import { languages } from '../i18n/languages.ts';
import en from '../i18n/start/texts/en.json';

type StartTexts = typeof en;

const textsByFile = import.meta.glob<StartTexts>('../i18n/start/texts/*.json', { eager: true, import: 'default' });

/** Texts of a failed start in the visitor's language; bundled, so that no request is needed. */
function startTexts(): StartTexts & { readonly language: string } {
  const code = storedCode();
  const storedLanguage = Object.entries(languages).find(([languageCode]) => languageCode === code)?.[1];
  const language = storedLanguage?.bcp47 ?? document.documentElement.lang;
  const texts = textsByFile[`../i18n/start/texts/${language}.json`];
  return texts === undefined ? { ...en, language: languages.EN.bcp47 } : { ...texts, language };
}

export interface StartErrorProps {
  readonly error: unknown;
}

/**
 * The page when the site could not start. Uses no theme and no i18next, which may have failed to load, only `boot.css`
 * and the texts of the first chunk.
 */
export function StartError({ error }: StartErrorProps): ReactNode {
  const texts = startTexts();
  const traceId = error instanceof ApiError ? error.traceId : undefined;
  return (
    <main className="boot-failure" lang={texts.language}>
      <img src="/icon.svg" alt="" width="56" height="56" />
      <div role="alert">
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
        {traceId !== undefined && (
          <p>
            {texts.traceId}: <code>{traceId}</code>
          </p>
        )}
      </div>
      <button type="button" onClick={() => location.reload()}>
        {texts.retry}
      </button>
    </main>
  );
}
