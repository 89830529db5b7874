import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { agentPaths } from '../../shared/agent-paths.ts';

/** No account has figures in these days. */
export function LossEmpty(): ReactNode {
  const { t } = useTranslation('userLoss');
  return (
    <EmptyState
      icon="trendDown"
      headingLevel={2}
      title={t('none.title')}
      text={t('none.text')}
      actions={
        <LinkButton component={Link} to={agentPaths.members}>
          {t('none.action')}
        </LinkButton>
      }
    />
  );
}
