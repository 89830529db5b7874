import { startSelfExclusionBody } from '@croupier/sdk/bodies';
import { startSelfExclusion } from '@croupier/sdk/client';
import type { PlayerBreak, SelfExclusionRequest } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { ReasonList } from '@croupier/ui/data/ReasonList';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { Checkbox } from '@croupier/ui/inputs/Checkbox';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { usePolicy } from '../../shared/use-policy.ts';
import type { ExclusionMonths } from './exclusion-months.ts';
import { ProtectionAlert } from './ProtectionAlert.tsx';
import { useBreakLengths } from './use-break-lengths.ts';
import { useProtectionSubmit } from './use-protection-submit.ts';

export interface ExclusionSheetProps {
  readonly months: ExclusionMonths;
  readonly onClose: () => void;
}

const send = async (body: SelfExclusionRequest, intent: string): Promise<PlayerBreak> =>
  (await startSelfExclusion({ body, meta: { intent } })).value;

/** The consequences of a self-exclusion, and the statement that begins it. */
export function ExclusionSheet({ months, onClose }: ExclusionSheetProps): ReactNode {
  const { t } = useTranslation(['limits', 'forms']);
  const { t: siteText } = useTranslation();
  const lengths = useBreakLengths();
  const length = lengths.months(months);
  const { irrevocableMonths, exclusionLift = false } = usePolicy() ?? {};
  const canBeLifted = exclusionLift && irrevocableMonths !== undefined && irrevocableMonths < months;
  const [isUnderstood, setIsUnderstood] = useState(false);
  const submit = useProtectionSubmit({ name: 'selfExclusion', rules: startSelfExclusionBody, send, onDone: onClose });
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('exclusion.ask', { length })}
      closeLabel={siteText('close')}
      footer={
        <PanelStack>
          <Button
            size="lg"
            fullWidth
            disabled={!isUnderstood}
            busy={submit.state !== 'ready'}
            busyLabel={t('saving')}
            onClick={() => submit.submit({ months, understood: true })}
          >
            {t('exclusion.submit', { length })}
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
            {
              id: 'term',
              icon: 'calendar',
              text: canBeLifted
                ? t('exclusion.term', { length, count: irrevocableMonths })
                : t('exclusion.wholeTerm', { length }),
            },
            { id: 'money', icon: 'out', text: t('exclusion.money') },
            { id: 'bonus', icon: 'gift', text: t('exclusion.bonus') },
            { id: 'closed', icon: 'stop', text: t('exclusion.ends') },
            { id: 'sessions', icon: 'screen', text: t('exclusion.sessions') },
            { id: 'silence', icon: 'mail', text: t('exclusion.silence') },
          ]}
        />
        <Checkbox
          label={t('exclusion.understood', { length })}
          checked={isUnderstood}
          disabled={submit.state !== 'ready'}
          onChange={({ target }) => setIsUnderstood(target.checked)}
        />
        <CheckingAlert submit={submit} title={t('checking.title')}>
          {t('checking.text')}
        </CheckingAlert>
        <ProtectionAlert error={submit.rejection ?? null} />
      </PanelStack>
    </BottomSheet>
  );
}
