import type { SocialProvider } from '@croupier/sdk/types';
import { ProviderButtons } from '@croupier/ui/actions/ProviderButtons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../FailureAlert.tsx';
import type { SocialLogin } from './use-social-login.ts';

const MARKS = { GOOGLE: 'google', FACEBOOK: 'facebook' } as const satisfies Record<SocialProvider, string>;
/** Names of companies, the same in every language. */
const NAMES = { GOOGLE: 'Google', FACEBOOK: 'Facebook' } as const satisfies Record<SocialProvider, string>;

export interface SocialLoginButtonsProps {
  readonly social: SocialLogin;
  /** Where the buttons are; the text above them says how they relate to the form. */
  readonly place: 'beforeForm' | 'afterForm';
}

/** Buttons of the social providers; nothing without any [LOGIN-09]. */
export function SocialLoginButtons({ social, place }: SocialLoginButtonsProps): ReactNode {
  const { t } = useTranslation('auth');
  const { providers, pending, error, start } = social;
  // The platform may add providers that this version has no window for.
  const known = providers.filter((provider) => Object.hasOwn(NAMES, provider));
  if (known.length === 0) return null;
  return (
    <>
      <ProviderButtons
        label={t(place === 'beforeForm' ? 'social.orForm' : 'social.or')}
        options={known.map((id) => ({ id, mark: MARKS[id], label: NAMES[id], busy: id === pending }))}
        busyLabel={t('social.busy')}
        onPress={start}
      />
      <FailureAlert error={error} />
    </>
  );
}
