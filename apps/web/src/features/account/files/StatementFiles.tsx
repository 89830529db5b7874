import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { PageStack } from '@croupier/ui/layout/PageStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../../shared/paths.ts';
import { AskForStatement } from './AskForStatement.tsx';
import { OpenStatement } from './OpenStatement.tsx';
import { statementParameter, statementPath } from './statement-path.ts';
import { StatementList } from './StatementList.tsx';

/**
 * Files of all records of up to twelve months: ask for them, see them being made, and take them. The open one is in the
 * address, so a reload and Back show the same.
 */
export function StatementFiles(): ReactNode {
  const { t } = useTranslation('account');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const statementId = parameters.get(statementParameter);
  return (
    <PageStack headed>
      {statementId !== null && <OpenStatement key={statementId} statementId={statementId} />}
      <AskForStatement onAsked={(id) => void navigate(statementPath(id))} />
      <StatementList />
      <LinkButton component={Link} to={paths.transactions} variant="link">
        {t('files.back')}
      </LinkButton>
    </PageStack>
  );
}
