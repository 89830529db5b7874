import { useGetSiteConfiguration, useRunFirstLogin } from '@croupier/sdk/hooks';
import type { LoginResult } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { requiredPasswordChange, type LoginCredential } from '../../session/required-password-change.ts';
import { startMemberSession, type LoginOutcome } from '../../session/start-member-session.ts';
import { announcementsQuery } from '../announcements-query.ts';

export type CompleteLogin = (result: LoginResult, credential: LoginCredential) => void;

/** Starts the session of a login, with a forced password change if one is required. */
export function useCompleteLogin(onLoggedIn: (outcome: LoginOutcome) => void): CompleteLogin {
  const queryClient = useQueryClient();
  const { data: siteConfiguration } = useGetSiteConfiguration();
  const language = usePlatformLanguage();
  const { mutate: runFirstLogin } = useRunFirstLogin();
  return (result, credential) => {
    const isExpiryOn = siteConfiguration?.whitelabel.PWDEXPFORCECHANGE3 === true;
    const outcome = startMemberSession(queryClient, result, requiredPasswordChange(result, credential, isExpiryOn));
    // A forced password change calls `runFirstLogin` itself.
    if (result.firstTimeLogin && !outcome.isPasswordDue) {
      // The platform returns the announcements for a first login only until `runFirstLogin`.
      void queryClient.prefetchQuery(announcementsQuery(language)).then(() => runFirstLogin());
    }
    onLoggedIn(outcome);
  };
}
