import { getSiteConfigurationOptions, runFirstLoginMutation } from '@croupier/sdk/query';
import type { LoginResult } from '@croupier/sdk/types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { startMemberSession, type LoginOutcome } from '../../session/start-member-session.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import { requiredPasswordChange, type LoginCredential } from './required-password-change.ts';

/** Opens the session of a login, with a forced password change if there is one. */
export function useCompleteLogin(
  onLoggedIn: (loginOutcome: LoginOutcome) => void,
): (result: LoginResult, proof: LoginCredential) => void {
  const queryClient = useQueryClient();
  const { data: site } = useQuery(getSiteConfigurationOptions({ query: { device: 'WEB' } }));
  const language = usePlatformLanguage();
  const { mutate: runFirstLogin } = useMutation(runFirstLoginMutation());
  return (result, proof) => {
    const isExpiryOn = site?.value.whitelabel.PWDEXPFORCECHANGE3 === true;
    const loginOutcome = startMemberSession(queryClient, result, requiredPasswordChange(result, proof, isExpiryOn));
    // With a change that is due, the first login is over when the password has been changed.
    if (result.firstTimeLogin && !loginOutcome.isPasswordDue) {
      // Popups for the first login come back until then only.
      void queryClient.prefetchQuery(announcementsQuery(language)).then(() => runFirstLogin({}));
    }
    onLoggedIn(loginOutcome);
  };
}
