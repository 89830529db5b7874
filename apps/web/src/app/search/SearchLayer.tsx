import { LoaderOverlay } from '@croupier/ui/feedback/LoaderOverlay';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import type { Session } from '../../session/use-session.ts';
import { entryStateOf } from '../../shared/entry-state.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useLogoutConfirmation } from '../layouts/use-logout-confirmation.tsx';
import { loadSearchPalette } from './load-search-palette.ts';
import { useOpenSearch } from './use-open-search.ts';
import { useSearchKeys } from './use-search-keys.ts';

const SearchPalette = lazyComponent(loadSearchPalette);

export interface SearchLayerProps {
  readonly session: Session;
}

/** The keys of the search, and the search while the history entry has it. */
export function SearchLayer({ session }: SearchLayerProps): ReactNode {
  const { t } = useTranslation();
  const { state } = useLocation();
  const navigate = useNavigate();
  const open = useOpenSearch();
  const { logOut, confirmation } = useLogoutConfirmation();
  // The login of an ended session and a forced password change come first.
  const isBlocked = session.state === 'member' && (session.isExpired || session.passwordDue !== undefined);
  const isOpen = entryStateOf(state).isSearch === true && !isBlocked;
  const close = (): void => void navigate(-1);
  useSearchKeys({ isOpen, open, close });
  return (
    <>
      {isOpen && (
        <Suspense fallback={<LoaderOverlay open label={t('loading')} />}>
          <SearchPalette session={session} onClose={close} onLogOut={logOut} />
        </Suspense>
      )}
      {confirmation}
    </>
  );
}
