import type { AgentProfile } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Icon } from '@croupier/ui/display/Icon';
import { ScrollRow } from '@croupier/ui/layout/ScrollRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface BranchPathProps {
  /** The path from the agent down to the listed branch, both included; empty while loading. */
  readonly path: readonly string[];
  readonly own: Pick<AgentProfile, 'account' | 'nickname'>;
  readonly onChange: (branch: string | undefined) => void;
}

/** The levels above the listed accounts; each leads back to its accounts. */
export function BranchPath({ path, own, onChange }: BranchPathProps): ReactNode {
  const { t } = useTranslation('team');
  if (path.length < 2) return null;
  return (
    <nav aria-label={t('path')}>
      <ScrollRow>
        {path.map((account, index) => {
          const isOwn = account === own.account;
          const isCurrent = index === path.length - 1;
          return (
            <Button
              key={account}
              variant="quiet"
              aria-current={isCurrent ? 'page' : undefined}
              disabled={isCurrent}
              {...(index > 0 && { startIcon: <Icon name="chevronEnd" size={16} /> })}
              onClick={() => onChange(isOwn ? undefined : account)}
            >
              {isOwn ? (own.nickname ?? account) : account}
            </Button>
          );
        })}
      </ScrollRow>
    </nav>
  );
}
