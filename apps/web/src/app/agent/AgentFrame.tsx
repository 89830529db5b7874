import { AppHeader } from '@croupier/ui/layout/AppHeader';
import { BrandMark } from '@croupier/ui/display/BrandMark';
import { PageFrame } from '@croupier/ui/layout/PageFrame';
import { SideMenuPlaceholder } from '@croupier/ui/navigation/SideMenuPlaceholder';
import { useIsDesktop } from '@croupier/ui/theme';
import { Suspense, useState, type ReactNode } from 'react';

import { useSite } from '../../config/site-context.ts';
import type { Session } from '../../session/use-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';

export interface AgentFrameProps {
  readonly session: Session;
  /** Id of the current page. */
  readonly navigationId: string;
  /** The page in its main element. */
  readonly children: ReactNode;
}

const AgentNavigation = lazyComponent(async () => (await import('./AgentNavigation.tsx')).AgentNavigation);
const AgentHeader = lazyComponent(async () => (await import('./AgentPhoneParts.tsx')).AgentHeader);
const AgentBar = lazyComponent(async () => (await import('./AgentPhoneParts.tsx')).AgentBar);

/** Frame of the agent centre: a column on desktops; header, bar and a sheet on phones. No header or footer of the site. */
export function AgentFrame({ session, navigationId, children }: AgentFrameProps): ReactNode {
  const { brand } = useSite();
  const isDesktop = useIsDesktop();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <PageFrame
      header={
        !isDesktop && (
          <Suspense fallback={<AppHeader brand={<BrandMark name={brand.name} compact />} />}>
            <AgentHeader session={session} />
          </Suspense>
        )
      }
      side={
        <Suspense fallback={isDesktop && <SideMenuPlaceholder collapsed={false} />}>
          <AgentNavigation
            navigationId={navigationId}
            isOpen={isMenuOpen}
            onClose={() => setIsMenuOpen(false)}
            session={session}
          />
        </Suspense>
      }
      footer={null}
      bottom={
        !isDesktop && (
          <Suspense>
            <AgentBar navigationId={navigationId} onMenu={() => setIsMenuOpen(true)} />
          </Suspense>
        )
      }
    >
      {children}
    </PageFrame>
  );
}
