import type { Contract, ContractDecisionRequest } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Dialog } from '@croupier/ui/feedback/Dialog';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextArea } from '@croupier/ui/inputs/TextArea';
import { ClassifyMenu } from '@croupier/ui/navigation/ClassifyMenu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ContractForm } from '../forms/ContractForm.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { decisionRules } from './decide-calls.ts';
import type { Decision } from './use-decision.ts';
import { useParties } from './use-parties.ts';

export interface RejectSheetProps {
  readonly offer: Contract;
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Reasons that fill the field, to be changed or sent as they are. */
const REASONS = ['threshold', 'active', 'rate'] as const;

const MAX_CHARACTERS = decisionRules.fields.reason.maxLength;

/** Asks why an offer is rejected; the one who offered it reads it. */
export function RejectSheet({ offer, decision, onClose }: RejectSheetProps): ReactNode {
  const { t } = useTranslation('contracts');
  const { nameOf } = useParties();
  const contract = useContractForm<ContractDecisionRequest, { reason: string }>(decisionRules, {
    defaultValues: { reason: '' },
    constants: () => ({ contractId: offer.contractId, action: 'REJECT' }),
    lateRefusal: decision.rejection,
  });
  const { control, setValue, watch } = contract.form;
  const reason = watch('reason');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('decide.rejectTitle', { version: offer.version })}
      text={t('decide.rejectText', { name: nameOf(offer.offeror) })}
      closeLabel={t('close')}
      width="md"
    >
      <ContractForm
        contract={contract}
        busy={decision.state !== 'ready'}
        labels={{ reason: t('decide.reason') }}
        onSubmit={({ body }) => decision.submit(body)}
      >
        <ClassifyMenu
          label={t('decide.reasons')}
          lines="wrap"
          value={REASONS.find((key) => t(`decide.reasonText.${key}`) === reason) ?? ''}
          items={REASONS.map((key) => ({ value: key, label: t(`decide.reasonName.${key}`) }))}
          onChange={(key) =>
            setValue('reason', t(`decide.reasonText.${REASONS.find((known) => known === key) ?? 'rate'}`))
          }
        />
        <FormField control={control} name="reason">
          {(field) => (
            <TextArea
              {...field}
              label={t('decide.reason')}
              hint={t('decide.reasonHint', { name: nameOf(offer.offeror) })}
              {...(MAX_CHARACTERS !== undefined && {
                counter: {
                  limit: MAX_CHARACTERS,
                  text: (used: number, limit: number) => t('decide.used', { used, limit }),
                  announce: (left: number) =>
                    left < 0 ? t('decide.over', { count: -left }) : t('decide.left', { count: left }),
                },
              })}
            />
          )}
        </FormField>
        <FormSubmit variant="action" busyLabel={t('sending')}>
          {t('decide.rejectNow')}
        </FormSubmit>
        <Button variant="quiet" onClick={onClose}>
          {t('decide.back')}
        </Button>
      </ContractForm>
    </Dialog>
  );
}
