import { useGetMemberProfile } from '@croupier/sdk/hooks';
import { SettingList } from '@croupier/ui/data/SettingList';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { SheetLink } from '../SheetLink.tsx';

/** Whether mobile number and email address are confirmed. */
export function ContactChecks(): ReactNode {
  const { t } = useTranslation('security');
  const profile = useGetMemberProfile({ staleTime: 0 });
  const confirmed = <StatusChip tone="success">{t('confirmed')}</StatusChip>;
  return (
    <QueryBoundary
      query={profile}
      failure={t('contacts.failed')}
      skeleton={<SettingList title={t('contacts.title')} settings={[]} loading={2} />}
    >
      {({ mobileNum, mobileVerified, email, emailVerified }) => (
        <SettingList
          title={t('contacts.title')}
          settings={[
            {
              id: 'mobile',
              icon: 'phone',
              tone: mobileVerified ? 'success' : 'warning',
              title: t('mobile.title'),
              note: mobileNum === undefined ? t('notSet') : <bdi dir="ltr">{mobileNum}</bdi>,
              action: mobileVerified ? (
                confirmed
              ) : (
                <SheetLink sheet="mobile" label={t('mobile.confirm')}>
                  {t('confirm')}
                </SheetLink>
              ),
            },
            {
              id: 'email',
              icon: 'mail',
              tone: emailVerified ? 'success' : 'warning',
              title: t('email.title'),
              note: email === undefined ? t('notSet') : <bdi dir="ltr">{email}</bdi>,
              action: emailVerified ? (
                confirmed
              ) : (
                <SheetLink sheet="email" label={t('email.confirm')}>
                  {t('confirm')}
                </SheetLink>
              ),
            },
          ]}
        />
      )}
    </QueryBoundary>
  );
}
