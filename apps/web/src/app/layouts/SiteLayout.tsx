import { OfflineBar } from '@croupier/ui/OfflineBar';
import { PageContainer } from '@croupier/ui/PageContainer';
import { PageFrame } from '@croupier/ui/PageFrame';
import { SideMenuPlaceholder } from '@croupier/ui/SideMenuPlaceholder';
import { SkipLink } from '@croupier/ui/SkipLink';
import { useIsDesktop } from '@croupier/ui/theme';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { PageRoutes } from '../../routes/PageRoutes.tsx';
import { isFullScreenPath, isGridPage, paths, viewKey } from '../../routes/paths.ts';
import { useSession } from '../../session/use-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { AuthPopups } from './AuthPopups.tsx';
import { ChunkErrorNotice } from './ChunkErrorNotice.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { navigationIdAt } from './navigation-ids.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SystemStatusGate } from './SystemStatusGate.tsx';
import { useIdle } from './use-idle.ts';
import { useMenuExpanded } from './use-menu-expanded.ts';
import { usePopup } from './use-popup.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const loadSideNavigation = async () => (await import('./SideNavigation.tsx')).SideNavigation;
const SideNavigation = lazyComponent(loadSideNavigation);
const PhoneBar = lazyComponent(async () => (await import('./PhoneBar.tsx')).PhoneBar);
const SiteFooter = lazyComponent(async () => (await import('./SiteFooter.tsx')).SiteFooter);
const AnnouncementPopup = lazyComponent(
  async () => (await import('../../features/announcements/AnnouncementPopup.tsx')).AnnouncementPopup,
);
const HelpBar = lazyComponent(async () => (await import('./SupportBar.tsx')).SupportBar);

const MAIN_ID = 'main';

/** Frame of every page: header, menus, page, footer, and the popup of the history entry. */
export function SiteLayout(): ReactNode {
  const { t } = useTranslation();
  const location = useLocation();
  const session = useSession();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [hasOpenedMenu, setHasOpenedMenu] = useState(false);
  const isDesktop = useIsDesktop();
  const [isUnfolded] = useMenuExpanded();
  const isIdle = useIdle();
  const popup = usePopup(session);
  useScrollRestoration();
  const isFullScreen = isFullScreenPath(location.pathname);
  // A game uses the whole window.
  const isAlone = location.pathname === paths.game;
  const place = navigationIdAt(location.pathname, location.search);
  const isKnown = session.state === 'guest' || session.state === 'member';
  const mayAnnounce = place === 'home' && isKnown && popup.name === undefined;
  const openMenu = (): void => {
    setHasOpenedMenu(true);
    setIsMenuOpen(true);
  };
  const closeMenu = (): void => setIsMenuOpen(false);
  useEffect(() => {
    // Preloads for the first touch of a phone's menu button; a failure is handled where it is used.
    if (isIdle) loadSideNavigation().catch(() => undefined);
  }, [isIdle]);
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t('skipToContent')}</SkipLink>
      <PageFrame
        header={isAlone ? null : <SiteHeader session={session} place={place} />}
        side={
          !isFullScreen &&
          (isDesktop || hasOpenedMenu) && (
            <Suspense fallback={<SideMenuPlaceholder collapsed={!isUnfolded} />}>
              <SideNavigation session={session} place={place} isOpen={isMenuOpen} onClose={closeMenu} />
            </Suspense>
          )
        }
        footer={
          isIdle &&
          !isAlone && (
            <Suspense>
              <SiteFooter />
            </Suspense>
          )
        }
        bottom={
          !isFullScreen &&
          !isDesktop && (
            <Suspense>
              <PhoneBar session={session} place={place} onMenu={openMenu} />
            </Suspense>
          )
        }
      >
        <PageContainer as="main" id={MAIN_ID} tabIndex={-1} width={isGridPage(location.pathname) ? 'wide' : 'page'}>
          <OfflineBar offlineText={t('offline')} onlineText={t('online')} floating={isAlone} />
          <SystemStatusGate>
            <CrashBoundary key={viewKey(location)}>
              <Suspense fallback={<PageSkeleton />}>
                <PageRoutes />
              </Suspense>
            </CrashBoundary>
          </SystemStatusGate>
        </PageContainer>
      </PageFrame>
      <AuthPopups session={session} popup={popup} />
      {isIdle && (
        <Suspense>
          {!isFullScreen && <HelpBar topId={MAIN_ID} />}
          {mayAnnounce && <AnnouncementPopup session={session} />}
        </Suspense>
      )}
      <ChunkErrorNotice />
      <RouteAnnouncer mainId={MAIN_ID} />
    </>
  );
}
