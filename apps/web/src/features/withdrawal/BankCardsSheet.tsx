import { queryKeyOf, useDeleteBankCard, useSetDefaultBankCard } from '@croupier/sdk/hooks';
import type { BankCard, BankCards } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { SpreadRow } from '@croupier/ui/layout/SpreadRow';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { isAboutPaymentPassword, PaymentPasswordSheet } from '../../shared/payment-password/PaymentPasswordSheet.tsx';

export interface BankCardsSheetProps {
  readonly cards: BankCards;
  readonly onClose: () => void;
}

/** The accounts that withdrawals go to: choose the default, remove one. */
export function BankCardsSheet({ cards, onClose }: BankCardsSheetProps): ReactNode {
  const { t } = useTranslation('withdrawal');
  const [removed, setRemoved] = useState<BankCard>();
  return (
    <>
      <BottomSheet
        open={removed === undefined}
        onClose={onClose}
        title={t('cards.sheet')}
        closeLabel={t('cards.close')}
        desktop="dialog"
      >
        <PanelStack>
          {cards.list.length >= cards.maxCards && (
            <InlineAlert tone="info">{t('cards.full', { max: cards.maxCards })}</InlineAlert>
          )}
          {cards.list.map((card) => (
            <CardRow key={card.cardId} card={card} onRemove={() => setRemoved(card)} />
          ))}
        </PanelStack>
      </BottomSheet>
      {removed !== undefined && <RemoveCard card={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

function CardRow({ card, onRemove }: { readonly card: BankCard; readonly onRemove: () => void }): ReactNode {
  const { t } = useTranslation('withdrawal');
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useSetDefaultBankCard({
    onSettled: async () => queryClient.invalidateQueries({ queryKey: queryKeyOf('listBankCards') }),
  });
  const { cardId, bankName, accountNumber, isDefault } = card;
  return (
    <ContentSection
      title={bankName}
      landmark={false}
      actions={isDefault && <StatusChip tone="neutral">{t('cards.default')}</StatusChip>}
    >
      <p>{accountNumber}</p>
      <FailureAlert error={error} />
      <SpreadRow>
        {!isDefault && (
          <Button variant="quiet" busy={isPending} onClick={() => mutate({ path: { cardId } })}>
            {t('cards.makeDefault', { bank: bankName, number: accountNumber.slice(-4) })}
          </Button>
        )}
        <Button variant="danger" onClick={onRemove}>
          {t('cards.remove', { bank: bankName, number: accountNumber.slice(-4) })}
        </Button>
      </SpreadRow>
    </ContentSection>
  );
}

function RemoveCard({ card, onClose }: { readonly card: BankCard; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation('withdrawal');
  const queryClient = useQueryClient();
  const { cardId, bankName, accountNumber } = card;
  const { mutate, isPending, error } = useDeleteBankCard({
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeyOf('listBankCards') });
      onClose();
    },
  });
  return (
    <PaymentPasswordSheet
      open
      onClose={onClose}
      title={t('cards.removeTitle', { bank: bankName })}
      lines={[{ id: 'number', label: bankName, value: accountNumber }]}
      note={error !== null && !isAboutPaymentPassword(error) ? <FailureAlert error={error} /> : t('cards.removeNote')}
      confirmLabel={t('cards.removeConfirm')}
      busy={isPending}
      busyLabel={t('cards.removing')}
      rejection={error}
      onConfirm={(paymentPassword) => mutate({ path: { cardId }, body: { paymentPassword } })}
    />
  );
}
