import { OfflineBar } from '@croupier/ui/OfflineBar';
import { PageContainer } from '@croupier/ui/PageContainer';
import { PageFrame } from '@croupier/ui/PageFrame';
import { SideMenuPlaceholder } from '@croupier/ui/SideMenuPlaceholder';
import { SkipLink } from '@croupier/ui/SkipLink';
import { useIsDesktop } from '@croupier/ui/theme';
import { Suspense, useEffect, useState, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnackbar } from '@croupier/ui/SnackbarProvider';
import { Button } from '@croupier/ui/Button';
import { PageStack } from '@croupier/ui/PageStack';
import { SectionStack } from '@croupier/ui/SectionStack';
import { Skeleton } from '@croupier/ui/Skeleton';
import { StatusPage } from '@croupier/ui/StatusPage';
import { VisuallyHidden } from '@croupier/ui/VisuallyHidden';

import { PageRoutes } from '../../routes/PageRoutes.tsx';
import { isFullScreenPath, isGridPage, paths, viewKey } from '../../routes/paths.ts';
import { useSession } from '../../session/use-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { AuthPopups } from './AuthPopups.tsx';
import { navigationIdAt } from './navigation-ids.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { SystemStatusGate } from './SystemStatusGate.tsx';
import { useIdle } from './use-idle.ts';
import { useMenuExpanded } from './use-menu-expanded.ts';
import { usePopup } from './use-popup.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useHasChunkError, useMissingOffline } from '../../shared/page/chunk-error.ts';
import { MissingPage } from '../MissingPage.tsx';

/** Time in ms within which a page has set its title. */
const NAMED_AFTER = 500;

interface RouteAnnouncerProps {
  /** Id of the main element. */
  readonly mainId: string;
}

/** On navigation moves the focus to the main element and announces the page's title. */
function RouteAnnouncer({ mainId }: RouteAnnouncerProps): ReactNode {
  const view = viewKey(useLocation());
  const shown = useRef(view);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === view) return undefined;
    shown.current = view;
    const isTaken = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    if (!isTaken) document.getElementById(mainId)?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), NAMED_AFTER);
    return () => clearTimeout(timer);
  }, [view, mainId]);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}

/** Loading time in ms after which the visitor is informed. */
const SLOW_AFTER_MS = 8_000;

/** True when a lazy chunk has been loading for longer than that. */
function useIsSlowToLoad(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

/** Placeholder of a page whose code is loading: title, filters, content. After a long wait it offers a way out. */
function PageSkeleton(): ReactNode {
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

/** Offers to reload when a chunk failed to load: at once, or when the connection is back. */
function ChunkErrorNotice(): ReactNode {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const isMissing = useHasChunkError();
  useEffect(() => {
    if (!isMissing) return undefined;
    const offer = (): void => {
      const action = { label: t('crash.reload'), onPress: () => location.reload() };
      show({ key: 'missing-code', text: t('slow.missing'), tone: 'warning', duration: 'stay', action });
    };
    if (navigator.onLine) offer();
    addEventListener('online', offer);
    return () => removeEventListener('online', offer);
  }, [isMissing, show, t]);
  return null;
}
