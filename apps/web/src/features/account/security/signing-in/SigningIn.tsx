import { useGetMemberProfile } from '@croupier/sdk/hooks';
import type { MemberProfile } from '@croupier/sdk/types';
import { SettingList, type Setting } from '@croupier/ui/data/SettingList';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { useTimeText } from '../../../../shared/use-time-text.ts';
import { SheetLink } from '../SheetLink.tsx';

/** Passwords and contacts of the account, each with its state and its change. */
export function SigningIn(): ReactNode {
  const { t } = useTranslation('security');
  const profile = useGetMemberProfile({ staleTime: 0 });
  return (
    <QueryBoundary
      query={profile}
      failure={t('signingIn.failed')}
      skeleton={<SettingList title={t('signingIn.title')} settings={[]} loading={4} />}
    >
      {(data) => (
        <>
          <LockedPaymentPassword profile={data} />
          <SigningInList profile={data} />
        </>
      )}
    </QueryBoundary>
  );
}

interface SigningInPartProps {
  readonly profile: MemberProfile;
}

function LockedPaymentPassword({ profile: { paymentPasswordLockedUntil } }: SigningInPartProps): ReactNode {
  const { t } = useTranslation('security');
  const timeText = useTimeText();
  if (paymentPasswordLockedUntil === undefined) return null;
  return (
    <InlineAlert
      tone="danger"
      title={t('paymentPassword.locked', { time: timeText(paymentPasswordLockedUntil) })}
      action={<SheetLink sheet="forgottenPaymentPassword">{t('paymentPassword.forgotten')}</SheetLink>}
    >
      {t('paymentPassword.lockedText')}
    </InlineAlert>
  );
}

function SigningInList({ profile }: SigningInPartProps): ReactNode {
  const { t } = useTranslation('security');
  const timeText = useTimeText();
  const { passwordSet, passwordChangedAt, paymentPasswordSet } = profile;
  return (
    <SettingList
      title={t('signingIn.title')}
      settings={[
        {
          id: 'password',
          icon: 'key',
          tone: passwordSet ? 'success' : 'warning',
          title: t('password.title'),
          note: passwordSet ? t('password.changed', { time: timeText(passwordChangedAt) }) : t('notSet'),
          action: (
            <SheetLink sheet="password" label={t(passwordSet ? 'password.change' : 'password.set')}>
              {t(passwordSet ? 'change' : 'set')}
            </SheetLink>
          ),
        },
        {
          id: 'paymentPassword',
          icon: 'lock',
          tone: paymentPasswordSet ? 'success' : 'warning',
          title: t('paymentPassword.title'),
          note: paymentPasswordSet ? t('paymentPassword.text') : t('notSet'),
          action: (
            <SheetLink
              sheet="paymentPassword"
              label={t(paymentPasswordSet ? 'paymentPassword.change' : 'paymentPassword.set')}
            >
              {t(paymentPasswordSet ? 'change' : 'set')}
            </SheetLink>
          ),
        },
        contactSetting('mobile', {
          contact: profile.mobileNum && `+${profile.countryDialingCode ?? ''} ${profile.mobileNum}`,
          isVerified: profile.mobileVerified,
          t,
        }),
        contactSetting('email', { contact: profile.email, isVerified: profile.emailVerified, t }),
      ]}
    />
  );
}

interface Contact {
  /** Masked; undefined for none. */
  readonly contact: string | undefined;
  readonly isVerified: boolean;
  readonly t: ReturnType<typeof useTranslation<'security'>>['t'];
}

/** Names of the change of a contact, which say more than its button. */
const CONTACT_LABELS = {
  mobile: { add: 'mobile.add', change: 'mobile.change', confirm: 'mobile.confirm' },
  email: { add: 'email.add', change: 'email.change', confirm: 'email.confirm' },
} as const;

function contactSetting(kind: 'mobile' | 'email', { contact, isVerified, t }: Contact): Setting {
  const action = contact === undefined ? 'add' : isVerified ? 'change' : 'confirm';
  return {
    id: kind,
    icon: kind === 'mobile' ? 'phone' : 'mail',
    tone: isVerified ? 'success' : 'warning',
    title: contact === undefined ? t(`${kind}.title`) : <bdi dir="ltr">{contact}</bdi>,
    note: contact === undefined ? t('notSet') : t(isVerified ? 'confirmed' : 'notConfirmed'),
    action: (
      <SheetLink sheet={kind} label={t(CONTACT_LABELS[kind][action])}>
        {t(action)}
      </SheetLink>
    ),
  };
}
