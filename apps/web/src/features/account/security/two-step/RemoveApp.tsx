import { removeTotpBody } from '@croupier/sdk/bodies';
import { removeTotp } from '@croupier/sdk/client';
import type { TwoStepProof } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { SheetContentProps } from '../sheet-content.ts';
import { useSecureSubmit } from '../use-secure-submit.ts';
import { ProofForm } from './ProofForm.tsx';

const send = async (body: TwoStepProof, intent: string): Promise<unknown> => removeTotp({ body, meta: { intent } });

/** Removes the authenticator app and its recovery codes. */
export function RemoveApp({ onClose }: SheetContentProps): ReactNode {
  const { t } = useTranslation('security');
  const submit = useSecureSubmit<TwoStepProof, unknown>({
    name: 'totpRemoval',
    rules: removeTotpBody,
    send,
    doneText: t('app.removed'),
    onDone: onClose,
  });
  return (
    <PanelStack>
      <InlineAlert tone="warning">{t('app.removeText')}</InlineAlert>
      <ProofForm rules={removeTotpBody} submit={submit} label={t('app.remove')} />
    </PanelStack>
  );
}
