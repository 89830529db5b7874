import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { StatusPage } from '@croupier/ui/pages/StatusPage';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ChunkLoadError } from '../config/chunk-error.ts';
import { paths } from '../shared/paths.ts';

export interface PageLoadFailureProps {
  /** What failed; undefined for texts. */
  readonly error?: ChunkLoadError;
  /** True when the files failed to load offline; the page then reloads when the connection is back. */
  readonly wasOffline: boolean;
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** `navigator.onLine`: false is reliable, true is not. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/**
 * Replaces a page whose files did not load. Shows whether the visitor is offline, whether a new release has replaced the
 * files, or else type and URL of what failed [ERR-05].
 */
export function PageLoadFailure({ error, wasOffline }: PageLoadFailureProps): ReactNode {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const canReload = isOnline && wasOffline;
  useEffect(() => {
    if (canReload) location.reload();
  }, [canReload]);
  const isOffline = !isOnline || wasOffline;
  const kind = isOffline ? 'offline' : error?.type === 'missing' ? 'outdated' : 'failed';
  const details = [
    { label: t('pageLoadFailure.type'), value: error && t(`pageLoadFailure.types.${error.type}`) },
    { label: t('pageLoadFailure.file'), value: error?.url && new URL(error.url).pathname },
  ];
  return (
    <StatusPage
      title={t(`pageLoadFailure.${kind}`)}
      text={t(`pageLoadFailure.${kind}Text`)}
      details={kind === 'failed' ? details.flatMap(({ label, value }) => (value ? [{ label, value }] : [])) : []}
      actions={
        <>
          {/* Without a connection a reload would replace the site by an error page of the browser. */}
          {isOnline && (
            <Button variant="action" busy={canReload} busyLabel={t('loading')} onClick={() => location.reload()}>
              {t('crash.reload')}
            </Button>
          )}
          <LinkButton component={Link} to={paths.home} variant={isOnline ? 'outline' : 'action'}>
            {t('notFound.home')}
          </LinkButton>
        </>
      }
    />
  );
}
