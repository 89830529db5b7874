import type { LoginResult, SocialLoginResult } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoginCredential } from '../../session/required-password-change.ts';
import type { LoginOutcome } from '../../session/start-member-session.ts';
import { lazyComponent } from '../page/lazy-component.ts';
import type { TwoStepStart } from './two-step-start.ts';
import { useCompleteLogin, type CompleteLogin } from './use-complete-login.ts';
import { useSocialLogin, type SocialLogin, type SocialProof } from './use-social-login.ts';

const TwoStepForm = lazyComponent(async () => (await import('./TwoStepForm.tsx')).TwoStepForm);
const FirstSocialLogin = lazyComponent(async () => (await import('./FirstSocialLogin.tsx')).FirstSocialLogin);

type NextStep =
  | { readonly kind: 'twoStep'; readonly start: TwoStepStart; readonly credential: LoginCredential }
  | { readonly kind: 'firstLogin'; readonly proof: SocialProof };

/** What a popup shows in place of its form when a login goes on with another step. */
export interface StepView {
  readonly title: string;
  readonly subtitle: string;
  readonly content: ReactNode;
}

export interface LoginSteps {
  readonly social: SocialLogin;
  readonly completeLogin: CompleteLogin;
  readonly startTwoStep: (start: TwoStepStart, credential: LoginCredential) => void;
  readonly view: StepView | undefined;
}

export interface LoginStepsOptions {
  /** Aborted when the popup closes. */
  readonly signal: () => AbortSignal;
  readonly onLoggedIn: (outcome: LoginOutcome) => void;
}

/** Logins of a popup that may take a second step: a code for an unknown device, or the terms for a new account. */
export function useLoginSteps({ signal, onLoggedIn }: LoginStepsOptions): LoginSteps {
  const { t } = useTranslation('auth');
  const snackbar = useSnackbar();
  const [step, setStep] = useState<NextStep>();
  const completeLogin = useCompleteLogin(onLoggedIn);
  const completeSocial = (result: SocialLoginResult): void => {
    if (result.registered) snackbar.show({ text: t('social.registered'), tone: 'success', key: 'registered' });
    completeLogin(result, { type: 'social' });
  };
  const social = useSocialLogin({
    signal,
    onLoggedIn: completeSocial,
    onTwoStep: (start) => setStep({ kind: 'twoStep', start, credential: { type: 'social' } }),
    onFirstLogin: (proof) => setStep({ kind: 'firstLogin', proof }),
  });
  const goBack = (): void => setStep(undefined);
  return {
    social,
    completeLogin,
    startTwoStep: (start, credential) => setStep({ kind: 'twoStep', start, credential }),
    view: useStepView(step, {
      signal,
      onBack: goBack,
      onVerified: completeLogin,
      onRegistered: completeSocial,
    }),
  };
}

interface StepHandlers {
  readonly signal: () => AbortSignal;
  readonly onBack: () => void;
  readonly onVerified: (result: LoginResult, credential: LoginCredential) => void;
  readonly onRegistered: (result: SocialLoginResult) => void;
}

function useStepView(step: NextStep | undefined, handlers: StepHandlers): StepView | undefined {
  const { t } = useTranslation('auth');
  const { signal, onBack, onVerified, onRegistered } = handlers;
  if (step === undefined) return undefined;
  const isTwoStep = step.kind === 'twoStep';
  return {
    title: isTwoStep ? t('twoStep.title') : t('social.firstTitle'),
    subtitle: isTwoStep ? t('twoStep.text') : t('social.firstText'),
    content: (
      <Suspense fallback={<Skeleton shape="box" height="240px" />}>
        {isTwoStep ? (
          <TwoStepForm
            signal={signal}
            start={step.start}
            onLoggedIn={(result) => onVerified(result, step.credential)}
            onBack={onBack}
          />
        ) : (
          <FirstSocialLogin signal={signal} proof={step.proof} onLoggedIn={onRegistered} onBack={onBack} />
        )}
      </Suspense>
    ),
  };
}
