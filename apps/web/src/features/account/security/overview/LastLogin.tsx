import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { SettingList } from '@croupier/ui/data/SettingList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useMemberSession } from '../../../../shared/page/MembersOnly.tsx';
import { securityPath } from '../../../../shared/security-path.ts';
import { deviceIcon } from '../sessions/device-icon.ts';
import { usePlaceText } from '../sessions/use-place-text.ts';
import { SheetLink } from '../SheetLink.tsx';

/** The login before this one, with what to do when it was not the member. */
export function LastLogin(): ReactNode {
  const { t } = useTranslation('security');
  const placeText = usePlaceText();
  const { lastLogin } = useMemberSession().member;
  return (
    <SettingList
      title={t('lastLogin.title')}
      titleEnd={
        <LinkButton component={Link} to={securityPath('security')} variant="link">
          {t('history.title')}
        </LinkButton>
      }
      empty={t('lastLogin.none')}
      settings={
        lastLogin === undefined
          ? []
          : [
              {
                id: 'last',
                icon: deviceIcon(lastLogin.device),
                title: lastLogin.device ?? t('unknownDevice'),
                note: placeText(lastLogin, lastLogin.loggedInAt),
                action: <SheetLink sheet="password">{t('notYou')}</SheetLink>,
              },
            ]
      }
    />
  );
}
