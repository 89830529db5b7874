import type { MemberProfile } from '@croupier/sdk/types';
import { SettingList, type Setting } from '@croupier/ui/data/SettingList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { securityPath } from '../../../../shared/security-path.ts';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Link } from 'react-router-dom';

/** Data that is not changed in the form: never, once, or elsewhere. */
export function FixedDetails({ profile }: { readonly profile: MemberProfile }): ReactNode {
  const { t } = useTranslation('security');
  const { account, payeeName, idNumber, mobileNum, email } = profile;
  const elsewhere = (label: string): ReactNode => (
    <LinkButton component={Link} to={securityPath('security')} variant="link" aria-label={label}>
      {t('change')}
    </LinkButton>
  );
  const settings: readonly (Setting | undefined)[] = [
    { id: 'account', title: t('details.account'), note: `${account} · ${t('details.never')}` },
    payeeName === undefined
      ? undefined
      : { id: 'payeeName', title: t('details.fields.payeeName'), note: `${payeeName} · ${t('details.once')}` },
    idNumber === undefined
      ? undefined
      : { id: 'idNumber', title: t('details.fields.idNumber'), note: `${idNumber} · ${t('details.byDocument')}` },
    { id: 'mobile', title: t('mobile.title'), note: mobileNum ?? t('notSet'), action: elsewhere(t('mobile.change')) },
    { id: 'email', title: t('email.title'), note: email ?? t('notSet'), action: elsewhere(t('email.change')) },
  ];
  return <SettingList title={t('details.fixed')} settings={settings.filter((setting) => setting !== undefined)} />;
}
