import { createRecoveryCodesBody } from '@croupier/sdk/bodies';
import { createRecoveryCodes } from '@croupier/sdk/client';
import type { TwoStepProof } from '@croupier/sdk/types';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { SheetContentProps } from '../sheet-content.ts';
import { useSecureSubmit } from '../use-secure-submit.ts';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const send = async (body: TwoStepProof, intent: string): Promise<readonly string[]> =>
  (await createRecoveryCodes({ body, meta: { intent } })).value.recoveryCodes;

/** Creates recovery codes in place of the earlier ones, and shows them once. */
export function NewRecoveryCodes({ onClose }: SheetContentProps): ReactNode {
  const { t } = useTranslation('security');
  const [codes, setCodes] = useState<readonly string[]>();
  const submit = useSecureSubmit<TwoStepProof, readonly string[]>({
    name: 'recoveryCodes',
    rules: createRecoveryCodesBody,
    send,
    onDone: setCodes,
  });
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return (
    <PanelStack>
      <p>{t('recoveryCodes.text')}</p>
      <ProofForm
        rules={createRecoveryCodesBody}
        submit={submit}
        label={t('recoveryCodes.create')}
        without="RECOVERY_CODE"
      />
    </PanelStack>
  );
}
