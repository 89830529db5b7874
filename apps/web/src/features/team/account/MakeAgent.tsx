import type { DownlineDetail } from '@croupier/sdk/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmedAction } from '../../../shared/forms/ConfirmedAction.tsx';
import { useUpdateAccount } from './use-update-account.ts';

export interface MakeAgentProps {
  /** A player. */
  readonly downline: Pick<DownlineDetail, 'account' | 'nickname'>;
}

/** Makes a player an agent, which cannot be undone. */
export function MakeAgent({ downline: { account, nickname = account } }: MakeAgentProps): ReactNode {
  const { t } = useTranslation('team');
  const action = useUpdateAccount(account, t('makeAgent.done', { name: nickname }));
  return (
    <ConfirmedAction
      label={t('makeAgent.label')}
      variant="quiet"
      fullWidth
      action={action}
      title={t('makeAgent.title', { name: nickname })}
      message={t('makeAgent.text')}
      confirmLabel={t('makeAgent.confirm')}
      cancelLabel={t('makeAgent.cancel')}
      busyLabel={t('saving')}
      // A failure is shown beside the button.
      onConfirm={async () => action.update({ accountType: 'AGENT' }).catch(() => undefined)}
    />
  );
}
