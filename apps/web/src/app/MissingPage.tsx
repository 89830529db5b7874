import { Button } from '@croupier/ui/Button';
import { LinkButton } from '@croupier/ui/LinkButton';
import { StatusPage } from '@croupier/ui/StatusPage';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../routes/paths.ts';

export interface MissingPageProps {
  /** There was no connection when the page's files were asked for: a reload brings them as soon as there is one. */
  readonly wasOffline: boolean;
}

/** In place of a page whose files did not load: says whether the connection is to blame, and loads it once it is back. */
export function MissingPage({ wasOffline }: MissingPageProps): ReactNode {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const mayComeNow = isOnline && wasOffline;
  useEffect(() => {
    if (mayComeNow) location.reload();
  }, [mayComeNow]);
  const isOffline = !isOnline || wasOffline;
  return (
    <StatusPage
      title={isOffline ? t('missingPage.offline') : t('failed.title')}
      text={isOffline ? t('missingPage.offlineText') : t('missingPage.text')}
      actions={
        <>
          {/* Without a connection a reload would replace the site by an error page of the browser. */}
          {isOnline && (
            <Button variant="action" busy={mayComeNow} busyLabel={t('loading')} onClick={() => location.reload()}>
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

/** What the browser knows of the connection: false is certain, true is not. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
