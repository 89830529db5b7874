import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoginOutcome } from '../../session/start-member-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import type { TwoStepStart } from '../../shared/login/two-step-start.ts';
import { useCompleteLogin } from '../../shared/login/use-complete-login.ts';
import { EmailReset } from './EmailReset.tsx';

const MobileReset = lazyComponent(async () => (await import('./MobileReset.tsx')).MobileReset);
const TwoStepForm = lazyComponent(async () => (await import('../../shared/login/TwoStepForm.tsx')).TwoStepForm);

type ResetMethod = 'mobile' | 'email';

export interface ForgotPasswordProps {
  /** Aborted when the popup closes or the page is left. */
  readonly signal: () => AbortSignal;
  /** Called when a reset link was sent, with the email address. */
  readonly onSent: (email: string) => void;
  /** Called after a reset by mobile number, which logs in. */
  readonly onLoggedIn: (outcome: LoginOutcome) => void;
}

/** A new password by mobile number or by email; the site says which comes first [FORGOT-02] [FORGOT-03]. */
export function ForgotPassword({ signal, onSent, onLoggedIn }: ForgotPasswordProps): ReactNode {
  const { t } = useTranslation('login');
  const { data } = useGetSiteConfiguration();
  const [chosenMethod, setChosenMethod] = useState<ResetMethod>();
  const [twoStep, setTwoStep] = useState<TwoStepStart>();
  const completeLogin = useCompleteLogin(onLoggedIn);
  const method = chosenMethod ?? (data?.whitelabel.CHNGPASSVERIF3 === true ? 'mobile' : 'email');
  const placeholder = <Skeleton shape="box" height="320px" />;
  if (twoStep !== undefined) {
    return (
      <Suspense fallback={placeholder}>
        <TwoStepForm
          signal={signal}
          start={twoStep}
          onLoggedIn={(result) => completeLogin(result, { type: 'sms' })}
          onBack={() => setTwoStep(undefined)}
        />
      </Suspense>
    );
  }
  return (
    <PanelStack>
      <SegmentedControl
        label={t('forgot.way')}
        options={[
          { value: 'mobile', label: t('forgot.byMobile') },
          { value: 'email', label: t('forgot.byEmail') },
        ]}
        value={method}
        onChange={setChosenMethod}
      />
      {method === 'email' ? (
        <EmailReset onSent={onSent} />
      ) : (
        <Suspense fallback={placeholder}>
          <MobileReset
            signal={signal}
            onLoggedIn={(result) => completeLogin(result, { type: 'sms' })}
            onTwoStep={setTwoStep}
          />
        </Suspense>
      )}
    </PanelStack>
  );
}
