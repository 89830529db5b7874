import { Button } from '@croupier/ui/Button';
import { PageStack } from '@croupier/ui/PageStack';
import { SectionStack } from '@croupier/ui/SectionStack';
import { Skeleton } from '@croupier/ui/Skeleton';
import { StatusPage } from '@croupier/ui/StatusPage';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMissingOffline } from '../../shared/page/chunk-error.ts';
import { MissingPage } from '../MissingPage.tsx';
import { useIsSlowToLoad } from './use-is-slow-to-load.ts';

/** Placeholder of a page whose code is loading: title, filters, content. After a long wait it offers a way out. */
export function PageSkeleton(): ReactNode {
  const { t } = useTranslation();
  const isSlow = useIsSlowToLoad();
  // Texts that could not be fetched offline keep their page waiting for the life of the document.
  const wasOffline = useMissingOffline();
  if (wasOffline) return <MissingPage wasOffline />;
  if (isSlow) {
    const again = <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>;
    return <StatusPage title={t('slow.title')} text={t('slow.text')} actions={again} />;
  }
  return (
    <PageStack>
      <Skeleton shape="box" width="min(12em, 60%)" height="40px" />
      <SectionStack>
        <Skeleton shape="box" height="48px" />
        <Skeleton shape="box" height="16vh" />
        {/* Fills the window, so that the footer does not appear and then move. */}
        <Skeleton shape="box" height="80vh" />
      </SectionStack>
    </PageStack>
  );
}
