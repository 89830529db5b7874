import { Marquee } from '@croupier/ui/Marquee';
import { Skeleton } from '@croupier/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { NOTICES_SKELETON } from './placeholder-sizes.ts';

// Lazy, because creating the date format takes 0.1 s on a phone.
const NoticeDetails = lazyComponent(async () => (await import('./NoticeDetails.tsx')).NoticeDetails);

/** Scrolling notices; each opens in a dialog. Empty when loading fails. */
export function HomeNotices(): ReactNode {
  const { t } = useTranslation('home');
  const { data, error } = useQuery(announcementsQuery(usePlatformLanguage()));
  const [openId, setOpenId] = useState<string>();
  const notices = data?.player ?? [];
  const openNotice = notices.find(({ id }) => id === openId);
  if (data === undefined && error === null) return <Skeleton {...NOTICES_SKELETON} />;
  return (
    <>
      <Marquee
        items={notices.map(({ id, title }) => ({ id, text: title }))}
        labels={{
          name: t('notices.name'),
          pause: t('notices.pause'),
          play: t('notices.play'),
          next: t('notices.next'),
        }}
        onSelect={setOpenId}
      />
      {openNotice !== undefined && (
        <Suspense>
          <NoticeDetails notice={openNotice} onClose={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </>
  );
}
