import { hasCode, isApiError } from '@croupier/sdk/errors';
import { useLoginSocial } from '@croupier/sdk/hooks';
import type { SocialLoginRequest, SocialLoginResult, SocialProvider } from '@croupier/sdk/types';
import { useState } from 'react';

import { useIdentityService } from '../identity/use-identity-service.ts';
import { useSocialProviders } from './social-providers.ts';
import { readTwoStepStart, type TwoStepStart } from './two-step-start.ts';

/** What a provider has proven. */
export type SocialProof = Pick<SocialLoginRequest, 'provider' | 'idToken'>;

export interface SocialLoginOptions {
  /** Aborted when the popup closes. */
  readonly signal: () => AbortSignal;
  readonly onLoggedIn: (result: SocialLoginResult) => void;
  /** Called when the device is unknown and a code is required. */
  readonly onTwoStep: (start: TwoStepStart) => void;
  /** Called for a visitor without an account, who has to accept the terms first. */
  readonly onFirstLogin: (proof: SocialProof) => void;
}

export interface SocialLogin {
  /** Providers on offer, in display order. */
  readonly providers: readonly SocialProvider[];
  /** The provider whose window is open or whose login is being checked. */
  readonly pending: SocialProvider | undefined;
  readonly error: Error | null;
  /** Call it in the handler of a press, because it opens a window. */
  readonly start: (provider: SocialProvider) => void;
}

/** Login by a social provider: its window, then the platform [LOGIN-09] [LOGIN-29]. */
export function useSocialLogin({ signal, onLoggedIn, onTwoStep, onFirstLogin }: SocialLoginOptions): SocialLogin {
  const providers = useSocialProviders();
  const withService = useIdentityService(providers.length > 0);
  const { mutateAsync } = useLoginSocial();
  const [pending, setPending] = useState<SocialProvider>();
  const [error, setError] = useState<Error | null>(null);

  const logIn = async (proof: SocialProof, abortSignal: AbortSignal): Promise<void> => {
    try {
      const result = await mutateAsync({ body: proof, signal: abortSignal });
      if (!abortSignal.aborted) onLoggedIn(result);
    } catch (failure) {
      if (!isApiError(failure) || abortSignal.aborted) throw failure;
      const twoStep = readTwoStepStart(failure);
      if (twoStep !== undefined) onTwoStep(twoStep);
      else if (hasCode(failure, 'TERMS_NOT_ACCEPTED')) onFirstLogin(proof);
      else throw failure;
    }
  };
  return {
    providers,
    pending,
    error,
    start(provider) {
      if (pending !== undefined) return;
      const abortSignal = signal();
      setPending(provider);
      setError(null);
      withService((service) => service.signInWithProvider(provider, abortSignal))
        .then((idToken) => logIn({ provider, idToken }, abortSignal))
        .catch((failure: unknown) => {
          if (!abortSignal.aborted) setError(failure instanceof Error ? failure : new Error(String(failure)));
        })
        .finally(() => setPending(undefined));
    },
  };
}
