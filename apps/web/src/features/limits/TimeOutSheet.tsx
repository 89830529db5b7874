import { startTimeOutBody } from '@croupier/sdk/bodies';
import { startTimeOut } from '@croupier/sdk/client';
import type { PlayerBreak, TimeOutRequest } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { ReasonList } from '@croupier/ui/data/ReasonList';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { ProtectionAlert } from './ProtectionAlert.tsx';
import { useBreakLengths } from './use-break-lengths.ts';
import { useProtectionSubmit } from './use-protection-submit.ts';

export interface TimeOutSheetProps {
  readonly days: number;
  readonly onClose: () => void;
}

const send = async (body: TimeOutRequest, intent: string): Promise<PlayerBreak> =>
  (await startTimeOut({ body, meta: { intent } })).value;

/** Asks once whether a break begins, and says what it closes. */
export function TimeOutSheet({ days, onClose }: TimeOutSheetProps): ReactNode {
  const { t } = useTranslation(['limits', 'forms']);
  const { t: siteText } = useTranslation();
  const length = useBreakLengths().days(days);
  const submit = useProtectionSubmit({ name: 'timeOut', rules: startTimeOutBody, send, onDone: onClose });
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('break.ask', { length })}
      closeLabel={siteText('close')}
      footer={
        <PanelStack>
          <Button
            size="lg"
            fullWidth
            busy={submit.state !== 'ready'}
            busyLabel={t('saving')}
            onClick={() => submit.submit({ days })}
          >
            {t('break.submit', { length })}
          </Button>
          <Button variant="quiet" fullWidth onClick={onClose}>
            {t('notNow')}
          </Button>
        </PanelStack>
      }
    >
      <PanelStack>
        <ReasonList
          reasons={[
            { id: 'open', icon: 'out', text: t('break.open') },
            { id: 'closed', icon: 'stop', text: t('break.closed') },
            { id: 'fixed', icon: 'clock', text: t('break.text') },
          ]}
        />
        <CheckingAlert submit={submit} title={t('checking.title')}>
          {t('checking.text')}
        </CheckingAlert>
        <ProtectionAlert error={submit.rejection ?? null} />
      </PanelStack>
    </BottomSheet>
  );
}
