import { Button } from '@croupier/ui/Button';
import { OfflineBar } from '@croupier/ui/OfflineBar';
import { PageContainer } from '@croupier/ui/PageContainer';
import { PageFrame } from '@croupier/ui/PageFrame';
import { PageStack } from '@croupier/ui/PageStack';
import { SectionStack } from '@croupier/ui/SectionStack';
import { SideMenuPlaceholder } from '@croupier/ui/SideMenuPlaceholder';
import { Skeleton } from '@croupier/ui/Skeleton';
import { SkipLink } from '@croupier/ui/SkipLink';
import { useSnackbar } from '@croupier/ui/SnackbarProvider';
import { StatusPage } from '@croupier/ui/StatusPage';
import { useIsDesktop } from '@croupier/ui/theme';
import { VisuallyHidden } from '@croupier/ui/VisuallyHidden';
import { Suspense, useEffect, useRef, useState, startTransition, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { menuIdAt, pageAt, viewKey } from '../../pages/pages.ts';
import { useSession } from '../../session/use-session.ts';
import { useHasChunkError, useWasOfflineAtChunkError } from '../../config/chunk-error.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { PageLoadFailure } from '../PageLoadFailure.tsx';
import { PageRoutes } from '../PageRoutes.tsx';
import { AuthPopups } from './AuthPopups.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SystemStatusGate } from './SystemStatusGate.tsx';
import { useMenuExpanded } from './use-menu-expanded.ts';
import { usePopup } from './use-popup.ts';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** Maximum wait for an idle moment in ms. */
const MAX_IDLE_WAIT_MS = 4_000;

/** False until the browser is idle after the first render. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Safari lacks requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIsIdle(true), MAX_IDLE_WAIT_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => startTransition(() => setIsIdle(true)), { timeout: MAX_IDLE_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}

const MAIN_ID = 'main';

/** Delay in ms after which a new page has set its title. */
const TITLE_DELAY_MS = 500;
/** Loading time in ms after which a page offers a reload. */
const SLOW_AFTER_MS = 8_000;

const loadSideNavigation = async () => (await import('./SideNavigation.tsx')).SideNavigation;
const SideNavigation = lazyComponent(loadSideNavigation);
const PhoneBar = lazyComponent(async () => (await import('./PhoneBar.tsx')).PhoneBar);
const SiteFooter = lazyComponent(async () => (await import('./SiteFooter.tsx')).SiteFooter);
const AnnouncementPopup = lazyComponent(
  async () => (await import('../../features/announcements/AnnouncementPopup.tsx')).AnnouncementPopup,
);
const SupportBar = lazyComponent(async () => (await import('./SupportBar.tsx')).SupportBar);

interface RouteAnnouncerProps {
  /** Id of the main element. */
  readonly mainId: string;
}

/** After a navigation, focuses the main element and announces the page's title to screen readers. */
function RouteAnnouncer({ mainId }: RouteAnnouncerProps): ReactNode {
  const view = viewKey(useLocation());
  const lastView = useRef(view);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (lastView.current === view) return undefined;
    lastView.current = view;
    const hasDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    if (!hasDialog) document.getElementById(mainId)?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [view, mainId]);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}

/** True once the calling component has been mounted for `SLOW_AFTER_MS`. */
function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

/** Placeholder of a page whose code or texts are loading; offers a reload when that takes long. */
function PageSkeleton(): ReactNode {
  const { t } = useTranslation();
  const isSlow = useIsSlow();
  // Texts that failed to load offline are not requested again, so the page would stay suspended.
  const wasOffline = useWasOfflineAtChunkError();
  if (wasOffline) return <PageLoadFailure wasOffline />;
  if (isSlow) {
    const reloadButton = <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>;
    return <StatusPage title={t('slow.title')} text={t('slow.text')} actions={reloadButton} />;
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

/** Offers a reload after a chunk failed to load; offline, once the connection is back. */
function ChunkErrorNotice(): ReactNode {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const hasChunkError = useHasChunkError();
  useEffect(() => {
    if (!hasChunkError) return undefined;
    const offer = (): void => {
      const action = { label: t('crash.reload'), onPress: () => location.reload() };
      show({ key: 'missing-code', text: t('slow.missing'), tone: 'warning', duration: 'stay', action });
    };
    if (navigator.onLine) offer();
    addEventListener('online', offer);
    return () => removeEventListener('online', offer);
  }, [hasChunkError, show, t]);
  return null;
}

/** Frame of every page: header, menus, page, footer, and the popup of the history entry. */
export function SiteLayout(): ReactNode {
  const { t } = useTranslation();
  const location = useLocation();
  const session = useSession();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [hasOpenedMenu, setHasOpenedMenu] = useState(false);
  const isDesktop = useIsDesktop();
  const [isExpanded] = useMenuExpanded();
  const isIdle = useIdle();
  const popup = usePopup(session);
  usePrefetchOnIntent();
  useScrollRestoration();
  const page = pageAt(location.pathname);
  const hasMenus = page.frame !== 'game' && page.frame !== 'lottery';
  const isGamePage = page.frame === 'game';
  const navigationId = menuIdAt(location);
  const isSessionLoaded = session.state === 'guest' || session.state === 'member';
  const showsAnnouncements = navigationId === 'home' && isSessionLoaded && popup.name === undefined;
  const openMenu = (): void => {
    setHasOpenedMenu(true);
    setIsMenuOpen(true);
  };
  const closeMenu = (): void => setIsMenuOpen(false);
  useEffect(() => {
    // Preloaded, so that a phone's menu opens at once. `lazyComponent` handles a failed load.
    if (isIdle) loadSideNavigation().catch(() => undefined);
  }, [isIdle]);
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t('skipToContent')}</SkipLink>
      <PageFrame
        header={isGamePage ? null : <SiteHeader session={session} navigationId={navigationId} />}
        side={
          hasMenus &&
          (isDesktop || hasOpenedMenu) && (
            <Suspense fallback={<SideMenuPlaceholder collapsed={!isExpanded} />}>
              <SideNavigation session={session} navigationId={navigationId} isOpen={isMenuOpen} onClose={closeMenu} />
            </Suspense>
          )
        }
        footer={
          isIdle &&
          hasMenus && (
            <Suspense>
              <SiteFooter />
            </Suspense>
          )
        }
        bottom={
          hasMenus &&
          !isDesktop && (
            <Suspense>
              <PhoneBar session={session} navigationId={navigationId} onMenu={openMenu} />
            </Suspense>
          )
        }
      >
        <PageContainer as="main" id={MAIN_ID} tabIndex={-1} width={page.isWide === true ? 'wide' : 'page'}>
          <OfflineBar offlineText={t('offline')} onlineText={t('online')} floating={isGamePage} />
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
          {hasMenus && <SupportBar topId={MAIN_ID} />}
          {showsAnnouncements && <AnnouncementPopup session={session} />}
        </Suspense>
      )}
      <ChunkErrorNotice />
      <RouteAnnouncer mainId={MAIN_ID} />
    </>
  );
}
