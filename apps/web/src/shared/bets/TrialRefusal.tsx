import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RefusedState } from '@croupier/ui/feedback/RefusedState';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../paths.ts';

/** Instead of a slip or of bets: free play places none. */
export function TrialRefusal({ headingLevel }: { readonly headingLevel: 2 | 3 }): ReactNode {
  const { t } = useTranslation('bets');
  return (
    <RefusedState
      reason="trial"
      headingLevel={headingLevel}
      title={t('trial.title')}
      text={t('trial.text')}
      actions={
        <LinkButton component={Link} to={paths.register} variant="action">
          {t('trial.action')}
        </LinkButton>
      }
    />
  );
}
