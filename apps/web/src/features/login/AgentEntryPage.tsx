import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { HeroPanel } from '@croupier/ui/display/HeroPanel';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { PromptLine } from '@croupier/ui/layout/PromptLine';
import { TwoColumns } from '@croupier/ui/layout/TwoColumns';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';

import { useSession } from '../../session/use-session.ts';
import { entryStateOf, type EntryState } from '../../shared/entry-state.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { paths } from '../../shared/paths.ts';
import { LoginWays, type PendingLogin } from './LoginWays.tsx';
import { useAbortSignal } from '../../shared/login/use-abort-signal.ts';
import { useCompleteLogin } from '../../shared/login/use-complete-login.ts';

const TwoStepForm = lazyComponent(async () => (await import('../../shared/login/TwoStepForm.tsx')).TwoStepForm);

/** Login of agents, who go on to the agent centre [ROUTE-07] [LOGIN-10] [LOGIN-12]. */
export function AgentEntryPage(): ReactNode {
  const { t } = useTranslation('login');
  const session = useSession();
  const { returnTo = paths.agentCentre } = entryStateOf(useLocation().state);
  const isAgent = session.state === 'member' && session.role === 'agent' && !session.isExpired;
  if (isAgent) return <Navigate to={returnTo} replace />;
  return (
    <TwoColumns>
      <PanelStack>
        <PageHeader title={t('agent.title')} text={t('agent.text')} />
        {session.state === 'member' && (
          <InlineAlert tone="info">{t('agent.notYou', { account: session.member.account })}</InlineAlert>
        )}
        <AgentLogin />
      </PanelStack>
      <HeroPanel title={t('agent.claim')} text={t('agent.promise')} headingLevel={2} />
    </TwoColumns>
  );
}

function AgentLogin(): ReactNode {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const { signal } = useAbortSignal(() => undefined);
  const [pendingLogin, setPendingLogin] = useState<PendingLogin>();
  /** The account that was refused because it is a player's. */
  const [player, setPlayer] = useState<string>();
  // The page shows the agent centre as soon as the session is an agent's.
  const completeLogin = useCompleteLogin(() => undefined);
  if (pendingLogin !== undefined) {
    return (
      <Suspense fallback={<Skeleton shape="box" height="240px" />}>
        <TwoStepForm
          signal={signal}
          start={pendingLogin.start}
          onLoggedIn={(result) => completeLogin(result, pendingLogin.credential)}
          onBack={() => setPendingLogin(undefined)}
        />
      </Suspense>
    );
  }
  const playerState: EntryState = player === undefined ? {} : { account: player };
  return (
    <>
      <LoginWays
        signal={signal}
        account={undefined}
        entry="agent"
        onForgot={() => void navigate(paths.forgot)}
        onLoggedIn={completeLogin}
        onTwoStep={setPendingLogin}
        onNotAgent={setPlayer}
      />
      <PromptLine
        link={
          <LinkButton component={Link} to={paths.login} state={playerState} variant="link">
            {t('agent.players')}
          </LinkButton>
        }
      >
        {t('agent.player')}
      </PromptLine>
    </>
  );
}
