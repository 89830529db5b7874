import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';

export interface ClosedForMaintenanceProps {
  readonly title: string;
  /** ISO 8601; undefined when the platform sets no end. */
  readonly until: string | undefined;
  readonly actions: ReactNode;
}

/** Shown instead of a game that is under maintenance. */
export function ClosedForMaintenance({ title, until, actions }: ClosedForMaintenanceProps): ReactNode {
  const { t, i18n } = useTranslation('play');
  const { brand } = useSite();
  const format = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone: brand.timeZone });
  const time = until === undefined ? undefined : format.format(new Date(until));
  return (
    <EmptyState
      icon="tool"
      headingLevel={2}
      title={title}
      text={time === undefined ? t('maintenance.open') : t('maintenance.until', { time })}
      actions={actions}
    />
  );
}
