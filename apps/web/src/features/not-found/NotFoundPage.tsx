import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { StatusPage } from '@croupier/ui/pages/StatusPage';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';

/** Page of an unknown URL. */
export function NotFoundPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <StatusPage
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <LinkButton component={Link} to={paths.home} variant="action">
          {t('notFound.home')}
        </LinkButton>
      }
    />
  );
}
