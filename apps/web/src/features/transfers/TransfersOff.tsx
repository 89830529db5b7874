import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RefusedState } from '@croupier/ui/feedback/RefusedState';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';

/** Shown in place of the form where the site has no transfers to the upline. */
export function TransfersOff(): ReactNode {
  const { t } = useTranslation('transfers');
  return (
    <RefusedState
      reason="permission"
      headingLevel={2}
      title={t('off.title')}
      text={t('off.text')}
      actions={
        <LinkButton component={Link} to={paths.withdrawal}>
          {t('withdraw')}
        </LinkButton>
      }
    />
  );
}
