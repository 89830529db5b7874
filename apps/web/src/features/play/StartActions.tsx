import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import type { Game } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { useSession } from '../../session/use-session.ts';
import type { EntryState, PopupName } from '../../shared/entry-state.ts';
import { shownCategory } from '../../shared/games/categories.ts';
import { launchPath } from '../../shared/lottery-pages.ts';
import { categoryPath, gamePath } from '../../shared/paths.ts';

export interface StartActionsProps {
  readonly game: Game;
  /** Keeps the sheet below the login, so that closing the login returns to it. */
  readonly isSheet?: boolean;
}

/**
 * Ways to start a game: for guests the login and the registration [GAME-08], for free play the demo and the registration
 * [GAME-09], during maintenance other games [GAME-04]. Each replaces the history entry, so that Back leads to the list.
 */
export function StartActions({ game, isSheet = false }: StartActionsProps): ReactNode {
  const { t } = useTranslation('play');
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const { nodeId, vassalage: vendor, gameType: category } = game;
  const openPopup = (popup: PopupName, returnTo: string): void => {
    const state: EntryState = { popup, returnTo, ...(isSheet && { game: nodeId }) };
    void navigate(here, { replace: true, state });
  };
  const register = (
    <Button onClick={() => openPopup('register', here)}>
      {t(session.state === 'guest' ? 'guest.register' : 'trial.register')}
    </Button>
  );
  if (game.state === 'MAINTENANCE') {
    return (
      <LinkButton component={Link} to={categoryPath(shownCategory(category, vendor))} replace>
        {t('maintenance.others')}
      </LinkButton>
    );
  }
  if (session.state === 'guest') {
    return (
      <>
        <Button variant="action" size="lg" onClick={() => openPopup('login', launchPath(game))}>
          {t('guest.logIn')}
        </Button>
        {register}
        <DemoLink game={game} />
      </>
    );
  }
  if (session.state === 'member' && session.isTrial) {
    return (
      <>
        <DemoLink game={game} variant="action" />
        {register}
      </>
    );
  }
  return (
    <>
      <LinkButton component={Link} to={launchPath(game)} replace variant="action" size="lg">
        {t('sheet.play')}
      </LinkButton>
      <DemoLink game={game} />
    </>
  );
}

function DemoLink({ game, variant }: { readonly game: Game; readonly variant?: 'action' }): ReactNode {
  const { t } = useTranslation('play');
  const { data } = useGetSiteConfiguration();
  const { nodeId, vassalage: vendor, gameType: category, hasDemo = data?.whitelabel.FREEPLAY3 === true } = game;
  if (!hasDemo) return null;
  return (
    <LinkButton
      component={Link}
      to={gamePath({ vendor, category, nodeId, demo: true })}
      replace
      {...(variant !== undefined && { variant, size: 'lg' })}
    >
      {t('playDemo')}
    </LinkButton>
  );
}
