import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import type { LoginRequest, LoginResult } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoginCredential } from '../../session/required-password-change.ts';
import { usePhoneService } from '../../shared/identity/use-phone-service.ts';
import type { TwoStepStart } from '../../shared/login/two-step-start.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { readRememberedLogin, type LoginType } from './remembered-login.ts';
import { UsernameLogin } from './UsernameLogin.tsx';

const PhoneLogin = lazyComponent(async () => (await import('./PhoneLogin.tsx')).PhoneLogin);
const SmsLogin = lazyComponent(async () => (await import('./SmsLogin.tsx')).SmsLogin);

/** A login that requires the second step. */
export interface PendingLogin {
  readonly start: TwoStepStart;
  readonly credential: LoginCredential;
}

export interface LoginWaysProps {
  /** Aborted when the popup closes or the page is left. */
  readonly signal: () => AbortSignal;
  /** Account to fill in; by default the remembered one. */
  readonly account: string | undefined;
  /** Where the visitor logs in; the platform refuses non-agents at the agents' entry. */
  readonly entry?: LoginRequest['entry'];
  readonly onForgot: (account: string) => void;
  readonly onLoggedIn: (result: LoginResult, credential: LoginCredential) => void;
  readonly onTwoStep: (pending: PendingLogin) => void;
  /** Called with the user name when the agents' entry refuses a player, and without one at the next try. */
  readonly onNotAgent?: (account: string | undefined) => void;
}

/** Login by user name, and by a code to the phone where the site offers it [LOGIN-01] [LOGIN-02]. */
export function LoginWays(props: LoginWaysProps): ReactNode {
  const { signal, account, entry, onForgot, onLoggedIn, onTwoStep, onNotAgent } = props;
  const { t } = useTranslation('login');
  const { data } = useGetSiteConfiguration();
  // The login by the phone service does not say at which entry it is made, so agents get their codes by SMS.
  const usesPhoneService = usePhoneService() && entry !== 'agent';
  const [remembered] = useState(readRememberedLogin);
  const [tab, setTab] = useState<string>(remembered?.type ?? 'username');
  const initialNameFor = (type: LoginType): string => (remembered?.type === type ? remembered.username : '');
  const byName = (
    <UsernameLogin
      signal={signal}
      entry={entry}
      initialName={account ?? initialNameFor('username')}
      onForgot={onForgot}
      onLoggedIn={(result, password) => onLoggedIn(result, { type: 'password', password })}
      onTwoStep={(start, password) => onTwoStep({ start, credential: { type: 'password', password } })}
      onNotAgent={onNotAgent}
    />
  );
  if (data?.whitelabel.MOBILEVERCODELOGIN3 !== true) return byName;
  const codeLogin = { signal, initialNumber: initialNameFor('sms') };
  const bySms = (
    <Suspense fallback={<Skeleton shape="box" height="240px" />}>
      {usesPhoneService ? (
        <PhoneLogin
          {...codeLogin}
          onLoggedIn={(result) => onLoggedIn(result, { type: 'phoneAuth' })}
          onTwoStep={(start) => onTwoStep({ start, credential: { type: 'phoneAuth' } })}
        />
      ) : (
        <SmsLogin
          {...codeLogin}
          entry={entry}
          onLoggedIn={(result) => onLoggedIn(result, { type: 'sms' })}
          onTwoStep={(start) => onTwoStep({ start, credential: { type: 'sms' } })}
        />
      )}
    </Suspense>
  );
  return (
    <Tabs
      label={t('ways')}
      variant="segment"
      items={[
        { value: 'username', label: t('byUsername'), panel: byName },
        { value: 'sms', label: t('bySms'), panel: bySms },
      ]}
      value={tab}
      onChange={setTab}
    />
  );
}
