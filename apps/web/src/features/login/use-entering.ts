import { getSiteConfigurationOptions, runFirstLoginMutation } from '@croupier/sdk/query';
import type { LoginResult } from '@croupier/sdk/types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { enterSession, type Entered } from '../../session/enter-session.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import { passwordDueOf, type Proof } from './password-due.ts';

/** Opens the session of a login, with a forced password change if there is one. */
export function useEntering(onEntered: (entered: Entered) => void): (result: LoginResult, proof: Proof) => void {
  const queryClient = useQueryClient();
  const { data: site } = useQuery(getSiteConfigurationOptions({ query: { device: 'WEB' } }));
  const language = usePlatformLanguage();
  const { mutate: runFirstLogin } = useMutation(runFirstLoginMutation());
  return (result, proof) => {
    const isExpiryOn = site?.value.whitelabel.PWDEXPFORCECHANGE3 === true;
    const entered = enterSession(queryClient, result, passwordDueOf(result, proof, isExpiryOn));
    // With a change that is due, the first login is over when the password has been changed.
    if (result.firstTimeLogin && !entered.isPasswordDue) {
      // Popups for the first login come back until then only.
      void queryClient.prefetchQuery(announcementsQuery(language)).then(() => runFirstLogin({}));
    }
    onEntered(entered);
  };
}
