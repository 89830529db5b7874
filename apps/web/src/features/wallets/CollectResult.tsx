import { formatMoney } from '@croupier/sdk/rules';
import type { WalletRecall } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import type { WalletCollection } from './use-collect-wallets.ts';
import { useClosedText } from './use-closed-text.ts';
import { sumOf } from './wallet-sums.ts';

/** What became of a collection: not known yet, refused, or what came back and what did not. */
export function CollectResult({ collection }: { readonly collection: WalletCollection }): ReactNode {
  const { t } = useTranslation('wallets');
  const { submit, recall } = collection;
  return (
    <>
      <CheckingAlert submit={submit} title={t('collect.checking')}>
        {t('checking.text')}
      </CheckingAlert>
      <FailureAlert error={submit.rejection ?? null} />
      {recall !== undefined && <Collected recall={recall} />}
    </>
  );
}

function Collected({ recall }: { readonly recall: WalletRecall }): ReactNode {
  const { t, i18n } = useTranslation('wallets');
  const closedText = useClosedText();
  const { balances, failed, recalledAmount, currency } = recall;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const left = balances.filter(({ wallet }) => failed.includes(wallet));
  if (left.length === 0) {
    return (
      <InlineAlert tone="success" live="polite">
        {t('collect.done', { amount: money(recalledAmount) })}
      </InlineAlert>
    );
  }
  return (
    <InlineAlert
      tone="warning"
      live="polite"
      title={t('collect.partly', { amount: money(recalledAmount), left: money(sumOf(left, currency)) })}
    >
      {left.map(closedText).join(' ')} {t('collect.again')}
    </InlineAlert>
  );
}
