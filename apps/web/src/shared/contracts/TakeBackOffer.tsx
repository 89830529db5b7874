import { cancelContractOffer } from '@croupier/sdk/client';
import type { BodyRules } from '@croupier/sdk/rules';
import type { Contract } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { ConfirmDialog } from '@croupier/ui/feedback/ConfirmDialog';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../FailureAlert.tsx';
import { CheckingAlert } from '../forms/CheckingAlert.tsx';
import { useContractSubmit } from './use-contract-submit.ts';
import { useParties } from './use-parties.ts';

const NO_BODY: BodyRules<object> = { fields: {} };

/** Takes back an offer that nobody has decided, after a question. */
export function TakeBackOffer({ offer: { contractId, offeree } }: { readonly offer: Contract }): ReactNode {
  const { t } = useTranslation('contracts');
  const { nameOf } = useParties();
  const [isAsked, setIsAsked] = useState(false);
  const send = useCallback(
    async (_body: object, intent: string) =>
      (await cancelContractOffer({ path: { contractId }, meta: { intent } })).value,
    [contractId],
  );
  const doneText = useCallback(() => t('takeBack.done'), [t]);
  const submit = useContractSubmit<object>({ name: `contractTakeBack ${contractId}`, rules: NO_BODY, send, doneText });
  const confirm = (): void => {
    setIsAsked(false);
    submit.submit({});
  };
  return (
    <>
      <CheckingAlert submit={submit} title={t('takeBack.checking')}>
        {t('decide.checkingText')}
      </CheckingAlert>
      <FailureAlert error={submit.rejection ?? null} />
      <Button busy={submit.state !== 'ready'} busyLabel={t('sending')} onClick={() => setIsAsked(true)}>
        {t('takeBack.label')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('takeBack.title')}
        message={t('takeBack.text', { name: nameOf(offeree) })}
        confirmLabel={t('takeBack.label')}
        cancelLabel={t('decide.back')}
        tone="destructive"
        onConfirm={confirm}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}
