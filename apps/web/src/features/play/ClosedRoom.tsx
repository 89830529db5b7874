import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';
import { categoryPath } from '../../shared/paths.ts';

export interface ClosedRoomProps {
  readonly name: string;
  /** ISO 8601; undefined when nobody knows. */
  readonly opensAt: string | undefined;
}

/** Shown instead of a live room that is between shifts or under maintenance. */
export function ClosedRoom({ name, opensAt }: ClosedRoomProps): ReactNode {
  const { t, i18n } = useTranslation('play');
  const { brand } = useSite();
  const format = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone: brand.timeZone });
  return (
    <EmptyState
      icon="clock"
      headingLevel={2}
      title={t('room.closed', { name })}
      text={opensAt === undefined ? t('maintenance.open') : t('room.opens', { time: format.format(new Date(opensAt)) })}
      actions={
        <LinkButton component={Link} to={categoryPath('LIVE')} variant="action">
          {t('room.others')}
        </LinkButton>
      }
    />
  );
}
