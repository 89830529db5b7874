import { addDays, type DayRange } from '@croupier/sdk/rules';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { filesPath } from './files/statement-path.ts';

/** Days of a file at most. */
const FILE_DAYS = 367;

export interface RangeTooLongProps {
  readonly days: DayRange;
  /** Days that the page shows at once. */
  readonly most: number;
  readonly onReset: () => void;
}

/** More days than the page shows at once: the way to a file of them, or back to fewer. */
export function RangeTooLong({ days: { from, to }, most, onReset }: RangeTooLongProps): ReactNode {
  const { t } = useTranslation('account');
  const first = addDays(to, 1 - FILE_DAYS);
  return (
    <EmptyState
      icon="calendar"
      headingLevel={2}
      title={t('statement.tooLong.title')}
      text={t('statement.tooLong.text', { count: most })}
      actions={
        <>
          <LinkButton component={Link} to={filesPath({ from: from < first ? first : from, to })} variant="action">
            {t('statement.tooLong.file')}
          </LinkButton>
          <Button onClick={onReset}>{t('statement.tooLong.reset')}</Button>
        </>
      }
    />
  );
}
