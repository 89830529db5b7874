import { ApiError } from '@croupier/sdk/errors';
import type { ReactNode } from 'react';

import { startTexts } from '../i18n/start-texts.ts';

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
