import { rotateRaffleSeedBody } from '@croupier/sdk/bodies';
import { rotateRaffleSeed } from '@croupier/sdk/client';
import type { RaffleFairness, RotateRaffleSeedData } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Dialog } from '@croupier/ui/feedback/Dialog';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextField } from '@croupier/ui/inputs/TextField';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '../../session/use-session.ts';
import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useIdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';

type SeedBody = RotateRaffleSeedData['body'];

const send = async (body: SeedBody, intent: string): Promise<RaffleFairness> =>
  (await rotateRaffleSeed({ body, meta: { intent } })).value;

/** Reveals the seeds in use, so that the turns made with them can be computed, and begins new ones. */
export function RotateSeed({ promotionId }: { readonly promotionId: string }): ReactNode {
  const { t } = useTranslation('raffle');
  const { show } = useSnackbar();
  const [isOpen, setOpen] = useState(false);
  const onDone = useCallback((): void => {
    setOpen(false);
    show({ text: t('seeds.done'), tone: 'success' });
  }, [show, t]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('seeds.open')}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('seeds.title')}
        text={t('seeds.text')}
        closeLabel={t('seeds.close')}
      >
        <SeedForm promotionId={promotionId} onDone={onDone} />
      </Dialog>
    </>
  );
}

interface SeedFormProps {
  readonly promotionId: string;
  /** Must be stable. */
  readonly onDone: () => void;
}

function SeedForm({ promotionId, onDone }: SeedFormProps): ReactNode {
  const { t } = useTranslation('raffle');
  const session = useSession();
  const submit = useIdempotentSubmit<SeedBody, RaffleFairness>({
    name: `raffleSeed ${promotionId}`,
    rules: rotateRaffleSeedBody,
    memberId: session.state === 'member' ? session.member.id : '',
    send,
    onAccepted: onDone,
    list: 'getRaffleFairness',
  });
  const contract = useContractForm<SeedBody, { clientSeed: string }>(rotateRaffleSeedBody, {
    defaultValues: { clientSeed: '' },
    constants: () => ({ promotionId }),
    lateRefusal: submit.rejection,
  });
  return (
    <ContractForm
      contract={contract}
      busy={submit.state !== 'ready'}
      labels={{ clientSeed: t('seeds.client') }}
      errorTexts={{ clientSeed: { FORMAT: t('seeds.pattern') } }}
      onSubmit={({ body }) => submit.submit(body)}
    >
      <CheckingAlert submit={submit} title={t('seeds.checking')}>
        {t('seeds.checkingText')}
      </CheckingAlert>
      <FormField control={contract.form.control} name="clientSeed">
        {(field) => <TextField {...field} label={t('seeds.client')} hint={t('seeds.hint')} autoComplete="off" />}
      </FormField>
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('seeds.busy')}>{t('seeds.submit')}</FormSubmit>
    </ContractForm>
  );
}
