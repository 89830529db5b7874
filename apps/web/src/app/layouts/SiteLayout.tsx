import { AppFooter } from '@croupier/ui/AppFooter';
import { BrandMark } from '@croupier/ui/BrandMark';
import { PageContainer } from '@croupier/ui/PageContainer';
import { PageFrame } from '@croupier/ui/PageFrame';
import { SkipLink } from '@croupier/ui/SkipLink';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { PageRoutes } from '../../routes/PageRoutes.tsx';
import { paths, viewKeyOf } from '../../routes/paths.ts';
import { useSession } from '../../session/use-session.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { EntrancePopups } from './EntrancePopups.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SystemStatusGate } from './SystemStatusGate.tsx';
import { useScroll } from './use-scroll.ts';

const MAIN_ID = 'main';

/** The frame of every page: header, page, footer, and the popup that the history entry asks for. */
export function SiteLayout(): ReactNode {
  const { t } = useTranslation();
  const { brand } = useSite();
  const location = useLocation();
  const session = useSession();
  useScroll();
  // A game has the window to itself.
  const isAlone = location.pathname === paths.game;
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t('skipToContent')}</SkipLink>
      <PageFrame
        header={isAlone ? null : <SiteHeader session={session} />}
        footer={isAlone ? null : <AppFooter start={<BrandMark name={brand.name} size="sm" />}>{t('footer')}</AppFooter>}
      >
        <PageContainer as="main" id={MAIN_ID} tabIndex={-1}>
          <SystemStatusGate>
            <CrashBoundary key={viewKeyOf(location)}>
              <Suspense>
                <PageRoutes />
              </Suspense>
            </CrashBoundary>
          </SystemStatusGate>
        </PageContainer>
      </PageFrame>
      <EntrancePopups session={session} />
    </>
  );
}
