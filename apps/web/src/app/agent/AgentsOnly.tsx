import { LinkButton } from '@croupier/ui/LinkButton';
import { RefusedState } from '@croupier/ui/RefusedState';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { paths } from '../../shared/paths.ts';

export interface AgentsOnlyProps {
  readonly children: ReactNode;
}

/** Renders its children for agents only, inside `MembersOnly`. Other accounts read why the page is not theirs. */
export function AgentsOnly({ children }: AgentsOnlyProps): ReactNode {
  const { t } = useTranslation('agent');
  const { role } = useMemberSession();
  if (role === 'agent') return children;
  return (
    <RefusedState
      reason="permission"
      headingLevel={2}
      title={t('refused.title')}
      text={t('refused.text')}
      actions={
        <LinkButton component={Link} to={paths.home} variant="action">
          {t('refused.action')}
        </LinkButton>
      }
    />
  );
}
