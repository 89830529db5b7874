import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { PromptLine } from '@croupier/ui/layout/PromptLine';
import { EntryPage } from '@croupier/ui/pages/EntryPage';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';

import { minimumAgeOf } from '../../config/minimum-age.ts';
import { useSite } from '../../config/site-context.ts';
import { useSession, type Session } from '../../session/use-session.ts';
import { useChat } from '../../shared/chat-window.ts';
import { entryStateOf, type EntryState } from '../../shared/entry-state.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { paths } from '../../shared/paths.ts';
import { LoginWays, type PendingLogin } from './LoginWays.tsx';
import { useAbortSignal } from '../../shared/login/use-abort-signal.ts';
import { useCompleteLogin } from '../../shared/login/use-complete-login.ts';
import { SettlementExample } from './SettlementExample.tsx';

const TwoStepForm = lazyComponent(async () => (await import('../../shared/login/TwoStepForm.tsx')).TwoStepForm);

/** Login of agents, who go on to the agent centre [ROUTE-07] [LOGIN-10] [LOGIN-12]. */
export function AgentEntryPage(): ReactNode {
  const { t } = useTranslation('login');
  const { brand } = useSite();
  const session = useSession();
  const { returnTo = paths.agentCentre } = entryStateOf(useLocation().state);
  const isAgent = session.state === 'member' && session.role === 'agent' && !session.isExpired;
  if (isAgent) return <Navigate to={returnTo} replace />;
  return (
    <EntryPage
      title={t('agent.claim')}
      text={t('agent.lead')}
      formTitle={t('agent.title')}
      proof={<SettlementExample />}
      points={[
        { id: 'paid', icon: 'wallet', title: t('agent.points.paid.title'), text: t('agent.points.paid.text') },
        {
          id: 'explained',
          icon: 'doc',
          title: t('agent.points.explained.title'),
          text: t('agent.points.explained.text'),
        },
        { id: 'quiet', icon: 'shield', title: t('agent.points.quiet.title'), text: t('agent.points.quiet.text') },
      ]}
      note={t('agent.note', { age: minimumAgeOf(brand) })}
    >
      <PanelStack>
        <AgentLogin session={session} returnTo={returnTo} />
      </PanelStack>
    </EntryPage>
  );
}

interface AgentLoginProps {
  readonly session: Session;
  /** Page to open after the login. */
  readonly returnTo: string;
}

function AgentLogin({ session, returnTo }: AgentLoginProps): ReactNode {
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
  const forgotState = (account: string): EntryState => ({ returnTo, ...(account !== '' && { account }) });
  return (
    <>
      {session.state === 'member' && player === undefined && (
        <InlineAlert tone="info">{t('agent.notYou', { account: session.member.account })}</InlineAlert>
      )}
      {player !== undefined && <Refused account={player} />}
      <LoginWays
        signal={signal}
        account={undefined}
        entry="agent"
        onForgot={(account) => void navigate(paths.forgot, { state: forgotState(account) })}
        onLoggedIn={completeLogin}
        onTwoStep={setPendingLogin}
        onNotAgent={setPlayer}
      />
      <OtherWays isLoggedIn={session.state === 'member'} />
    </>
  );
}

/** Explains that the account is a player's, and keeps its name for the login of players [ROLE-13]. */
function Refused({ account }: { readonly account: string }): ReactNode {
  const { t } = useTranslation('login');
  const state: EntryState = { account };
  return (
    <InlineAlert
      tone="danger"
      live="assertive"
      title={t('agent.refused.title')}
      action={
        <LinkButton component={Link} to={paths.login} state={state} variant="outline">
          {t('agent.refused.action')}
        </LinkButton>
      }
    >
      {t('agent.refused.text', { account })}
    </InlineAlert>
  );
}

/** Where those go who are not agents: to customer service, and to the games. */
function OtherWays({ isLoggedIn }: { readonly isLoggedIn: boolean }): ReactNode {
  const { t } = useTranslation('login');
  const chat = useChat();
  return (
    <div>
      {chat !== undefined && (
        <PromptLine
          link={
            <LinkButton component="button" type="button" variant="link" onClick={chat.open}>
              {t('agent.ask')}
            </LinkButton>
          }
        >
          {t('agent.newAgent')}
        </PromptLine>
      )}
      <PromptLine
        link={
          <LinkButton component={Link} to={isLoggedIn ? paths.home : paths.login} variant="link">
            {isLoggedIn ? t('agent.games') : t('agent.players')}
          </LinkButton>
        }
      >
        {t('agent.player')}
      </PromptLine>
    </div>
  );
}
