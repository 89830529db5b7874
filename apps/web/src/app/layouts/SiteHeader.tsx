import { AppHeader } from '@croupier/ui/layout/AppHeader';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useIsDesktop } from '@croupier/ui/theme';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';
import type { Session } from '../../session/use-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { HomeLink } from './HomeLink.tsx';
import { isWithoutDeposit } from './pages-without-deposit.ts';

export interface SiteHeaderProps {
  readonly session: Session;
  /** Navigation id of the current page. */
  readonly navigationId: string;
}

const HeaderAccount = lazyComponent(async () => (await import('./HeaderAccount.tsx')).HeaderAccount);
const HeaderTools = lazyComponent(async () => (await import('./HeaderTools.tsx')).HeaderTools);
const TopCategories = lazyComponent(async () => (await import('./TopCategories.tsx')).TopCategories);

const ACCOUNT_PLACEHOLDER = <Skeleton shape="box" width="180px" height="44px" />;

/** Brand, categories, clock, language, theme, and guest actions or account. */
export function SiteHeader({ session, navigationId }: SiteHeaderProps): ReactNode {
  const isDesktop = useIsDesktop();
  const isGuest = session.state === 'guest';
  return (
    <AppHeader
      // On phones the member's balance, deposit and account need the space of the brand's name.
      brand={<HomeLink compact={isGuest ? 'fit' : 'phone'} />}
      start={
        isDesktop && (
          <Suspense>
            <TopCategories navigationId={navigationId} />
          </Suspense>
        )
      }
      tools={
        isDesktop && (
          <Suspense>
            <HeaderTools />
          </Suspense>
        )
      }
      end={<HeaderActions session={session} navigationId={navigationId} />}
    />
  );
}

function HeaderActions({ session, navigationId }: SiteHeaderProps): ReactNode {
  const { t } = useTranslation();
  if (session.state === 'loading') return ACCOUNT_PLACEHOLDER;
  if (session.state === 'failed') return null;
  if (session.state === 'member') {
    return (
      <Suspense fallback={ACCOUNT_PLACEHOLDER}>
        <HeaderAccount session={session} movesMoney={!isWithoutDeposit(navigationId)} />
      </Suspense>
    );
  }
  return (
    <>
      <LinkButton component={Link} to={paths.login} variant="quiet">
        {t('logIn')}
      </LinkButton>
      <LinkButton component={Link} to={paths.register} variant="action">
        {t('register')}
      </LinkButton>
    </>
  );
}
