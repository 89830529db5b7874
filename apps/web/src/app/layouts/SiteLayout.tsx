import { AppFooter } from '@croupier/ui/AppFooter';
import { BrandMark } from '@croupier/ui/BrandMark';
import { PageContainer } from '@croupier/ui/PageContainer';
import { PageFrame } from '@croupier/ui/PageFrame';
import { SkipLink } from '@croupier/ui/SkipLink';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { PageRoutes } from '../../routes/PageRoutes.tsx';
import { paths, popupOf, viewKeyOf, type EntryState } from '../../routes/paths.ts';
import { useSession } from '../../session/use-session.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SystemStatusGate } from './SystemStatusGate.tsx';

const LoginPopup = lazy(async () => ({ default: (await import('../../features/login/LoginPopup.tsx')).LoginPopup }));

const MAIN_ID = 'main';
const withLogin: EntryState = { popup: 'login' };

/** The frame of every page: header, page, footer, and the popup that the history entry asks for. */
export function SiteLayout(): ReactNode {
  const { t } = useTranslation();
  const { brand } = useSite();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  useEffect(() => {
    if (pathname === paths.login) void navigate(paths.home, { replace: true, state: withLogin });
  }, [pathname, navigate]);
  const closePopup = (): void => void navigate(`${pathname}${search}`, { replace: true });
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t('skipToContent')}</SkipLink>
      <PageFrame
        header={<SiteHeader session={session} />}
        footer={<AppFooter start={<BrandMark name={brand.name} size="sm" />}>{t('footer')}</AppFooter>}
      >
        <PageContainer as="main" id={MAIN_ID} tabIndex={-1}>
          <SystemStatusGate>
            <CrashBoundary key={viewKeyOf(pathname)}>
              <Suspense>
                <PageRoutes />
              </Suspense>
            </CrashBoundary>
          </SystemStatusGate>
        </PageContainer>
      </PageFrame>
      {popupOf(state) === 'login' && session.state === 'guest' && (
        <Suspense>
          <LoginPopup onClose={closePopup} />
        </Suspense>
      )}
    </>
  );
}
