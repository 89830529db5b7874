import { Button } from '@croupier/ui/actions/Button';
import { PageContainer } from '@croupier/ui/layout/PageContainer';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { SkipLink } from '@croupier/ui/navigation/SkipLink';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { StatusPage } from '@croupier/ui/pages/StatusPage';
import { VisuallyHidden } from '@croupier/ui/layout/VisuallyHidden';
import { Suspense, useEffect, useRef, useState, startTransition, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { menuIdAt, pageAt, viewKey } from '../../pages/pages.ts';
import type { Page } from '../../pages/page.ts';
import { useSession, type Session } from '../../session/use-session.ts';
import { useChunkError, useWasOfflineAtChunkError } from '../../config/chunk-error.ts';
import { entryStateOf } from '../../shared/entry-state.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { PageLoadFailure } from '../PageLoadFailure.tsx';
import { PageRoutes } from '../PageRoutes.tsx';
import { AuthPopups } from './AuthPopups.tsx';
import { ChatLayer } from './ChatLayer.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { SystemStatusGate } from './SystemStatusGate.tsx';
import { SpeedSelector } from './use-speed-selector.tsx';
import { usePopup } from './use-popup.ts';
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

const AgentFrame = lazyPage(async () => (await import('../agent/AgentFrame.tsx')).AgentFrame);
/** Loaded before the connection is lost. */
const OfflineBar = lazyComponent(async () => (await import('@croupier/ui/feedback/OfflineBar')).OfflineBar);
const EntryLayers = lazyComponent(async () => (await import('./EntryLayers.tsx')).EntryLayers);
const LateParts = lazyComponent(async () => (await import('./LateParts.tsx')).LateParts);

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
  const error = useChunkError();
  useEffect(() => {
    if (error === undefined) return undefined;
    const text = error.type === 'missing' ? t('pageLoadFailure.outdatedText') : t('slow.missing');
    const offer = (): void => {
      const action = { label: t('crash.reload'), onPress: () => location.reload() };
      show({ key: 'missing-code', text, tone: 'warning', duration: 'stay', action });
    };
    if (navigator.onLine) offer();
    addEventListener('online', offer);
    return () => removeEventListener('online', offer);
  }, [error, show, t]);
  return null;
}

/** Frame of every page: menus by the page's frame, the page itself, and the popup of the history entry. */
export function SiteLayout(): ReactNode {
  const { t } = useTranslation();
  const location = useLocation();
  const session = useSession();
  const isIdle = useIdle();
  const popup = usePopup(session);
  useScrollRestoration();
  const page = pageAt(location.pathname);
  const navigationId = menuIdAt(location);
  const isSessionLoaded = session.state === 'guest' || session.state === 'member';
  // After a login the popup of the history entry stays requested until the page that was wanted has loaded.
  const { popup: requestedPopup, isSearch, game } = entryStateOf(location.state);
  const isLayered = (game ?? isSearch) !== undefined;
  const isCovered = (popup.name ?? requestedPopup) !== undefined || isLayered;
  const showsPopups = navigationId === 'home' && isSessionLoaded && !isCovered;
  const main = (
    <PageContainer as="main" id={MAIN_ID} tabIndex={-1} width={page.isWide === true ? 'wide' : 'page'}>
      {isIdle && (
        <Suspense>
          <OfflineBar offlineText={t('offline')} onlineText={t('online')} floating={page.frame === 'game'} />
        </Suspense>
      )}
      <SystemStatusGate keepsPage={page.frame !== 'game'}>
        <CrashBoundary key={viewKey(location)}>
          <Suspense fallback={<PageSkeleton />}>
            <PageRoutes />
          </Suspense>
        </CrashBoundary>
      </SystemStatusGate>
    </PageContainer>
  );
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t('skipToContent')}</SkipLink>
      {hasAgentFrame(page, session) ? (
        <Suspense
          fallback={
            <PageContainer>
              <PageSkeleton />
            </PageContainer>
          }
        >
          <AgentFrame session={session} navigationId={navigationId}>
            {main}
          </AgentFrame>
        </Suspense>
      ) : (
        <SiteFrame page={page} session={session} navigationId={navigationId} isIdle={isIdle} mainId={MAIN_ID}>
          {main}
        </SiteFrame>
      )}
      <SpeedSelector />
      <ChatLayer session={session} isIdle={isIdle} />
      <AuthPopups session={session} popup={popup} />
      {(isIdle || isLayered) && (
        <Suspense>
          <EntryLayers session={session} isCovered={popup.name !== undefined} />
        </Suspense>
      )}
      {isIdle && (
        <Suspense>
          <LateParts session={session} showsPopups={showsPopups} isPlayPage={isPlayPage(page)} />
        </Suspense>
      )}
      <ChunkErrorNotice />
      <RouteAnnouncer mainId={MAIN_ID} />
    </>
  );
}

/** True for a page where money is staked: games, lotteries and matches. */
function isPlayPage({ id, frame }: Page): boolean {
  return frame === 'game' || frame === 'lottery' || id === 'SPORTS' || id === 'ESPORTS';
}

/** False for those whom the page refuses: they need the menus of the site. */
function hasAgentFrame({ frame }: Page, session: Session): boolean {
  return frame === 'agent' && session.state !== 'guest' && (session.state !== 'member' || session.role === 'agent');
}
