import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { PageRefused } from '../../shared/page/PageRefused.tsx';
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
    <PageRefused
      reason="permission"
      title={t('refused.title')}
      text={t('refused.text')}
      action={{ label: t('refused.action'), to: paths.home }}
    />
  );
}
