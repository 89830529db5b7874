import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';

/** On a site that does not convert points, or has paused it. */
export function ConvertOff(): ReactNode {
  const { t } = useTranslation('pointsMall');
  return (
    <EmptyState
      icon="swap"
      headingLevel={2}
      title={t('convert.off.title')}
      text={t('convert.off.text')}
      actions={
        <LinkButton component={Link} to={paths.pointsMall}>
          {t('redeemed.action')}
        </LinkButton>
      }
    />
  );
}
