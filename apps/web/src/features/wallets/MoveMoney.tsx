import type { MerchantWallets } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { FormSubmit } from '@croupier/ui/inputs/Form';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { MoveFields } from './MoveFields.tsx';
import { useMoveMoney } from './use-move-money.ts';

/** Moves money between the main wallet and a vendor's. */
export function MoveMoney({ wallets }: { readonly wallets: MerchantWallets }): ReactNode {
  const { t } = useTranslation('wallets');
  const { member } = useMemberSession();
  const money = useMoveMoney(wallets, member.id);
  const { contract, submit, bounds, isDone } = money;
  const isBusy = submit.state !== 'ready';
  return (
    <ContentSection framed title={t('move.title')}>
      <ContractForm
        contract={contract}
        aria-label={t('move.title')}
        busy={isBusy}
        labels={{ amount: t('move.amount'), wallet: t('move.wallet') }}
        errorTexts={{ amount: useAmountErrorTexts(bounds) }}
        onSubmit={({ body }) => money.move(body)}
      >
        <MoveFields wallets={wallets} money={money} currencySymbol={member.currencySymbol} disabled={isBusy} />
        <CheckingAlert submit={submit} title={t('checking.title')}>
          {t('checking.text')}
        </CheckingAlert>
        <FailureAlert error={contract.failure} />
        {isDone && (
          <InlineAlert tone="success" live="polite">
            {t('move.done')}
          </InlineAlert>
        )}
        <FormSubmit busyLabel={t('move.busy')}>{t('move.submit')}</FormSubmit>
      </ContractForm>
    </ContentSection>
  );
}
