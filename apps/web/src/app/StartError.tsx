import { ApiError } from '@croupier/sdk/errors';
import type { ReactNode } from 'react';

import type { ShownStartTexts } from './start-texts.ts';

export interface StartErrorProps {
  readonly error: unknown;
  readonly texts: ShownStartTexts;
}

/**
 * The page when the site could not start. Uses no theme and no i18next, which may have failed to load, only `boot.css`
 * and its texts.
 */
export function StartError({ error, texts }: StartErrorProps): ReactNode {
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
