import { AppHeader } from '@croupier/ui/layout/AppHeader';
import { PageFrame } from '@croupier/ui/layout/PageFrame';
import { SideMenuPlaceholder } from '@croupier/ui/navigation/SideMenuPlaceholder';
import { useIsDesktop } from '@croupier/ui/theme';
import { Suspense, useEffect, useState, type ReactNode } from 'react';

import type { Page } from '../../pages/page.ts';
import type { Session } from '../../session/use-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { HomeLink } from './HomeLink.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useMenuExpanded } from './use-menu-expanded.ts';

export interface SiteFrameProps {
  readonly page: Page;
  readonly session: Session;
  readonly navigationId: string;
  /** False until the browser is idle after the first render. */
  readonly isIdle: boolean;
  /** Id of the main element. */
  readonly mainId: string;
  /** The page in its main element. */
  readonly children: ReactNode;
}

const loadSideNavigation = async () => (await import('./SideNavigation.tsx')).SideNavigation;
const SideNavigation = lazyComponent(loadSideNavigation);
const PhoneBar = lazyComponent(async () => (await import('./PhoneBar.tsx')).PhoneBar);
const SiteFooter = lazyComponent(async () => (await import('./SiteFooter.tsx')).SiteFooter);
const SupportBar = lazyComponent(async () => (await import('./SupportBar.tsx')).SupportBar);

const EntryHeader = lazyComponent(async () => (await import('./EntryHeader.tsx')).EntryHeader);

function FrameHeader(props: Pick<SiteFrameProps, 'page' | 'session' | 'navigationId'>): ReactNode {
  const { page, session, navigationId } = props;
  const isDesktop = useIsDesktop();
  if (page.frame === 'game') return null;
  if (page.frame !== 'entry') return <SiteHeader session={session} navigationId={navigationId} />;
  // The page must not move when the header appears.
  return (
    <Suspense fallback={<AppHeader brand={<HomeLink compact={!isDesktop} />} />}>
      <EntryHeader />
    </Suspense>
  );
}

/** Header, menus and footer of the site, as far as the page has them. */
export function SiteFrame({ page, session, navigationId, isIdle, mainId, children }: SiteFrameProps): ReactNode {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [hasOpenedMenu, setHasOpenedMenu] = useState(false);
  const isDesktop = useIsDesktop();
  const [isExpanded] = useMenuExpanded();
  const hasMenus = page.frame !== 'game' && page.frame !== 'lottery' && page.frame !== 'entry';
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
      <PageFrame
        header={<FrameHeader page={page} session={session} navigationId={navigationId} />}
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
        {children}
      </PageFrame>
      {isIdle && hasMenus && (
        <Suspense>
          <SupportBar topId={mainId} />
        </Suspense>
      )}
    </>
  );
}
