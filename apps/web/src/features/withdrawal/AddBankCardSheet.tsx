import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AddBankCard, type AddBankCardProps } from './AddBankCard.tsx';

export interface AddBankCardSheetProps extends AddBankCardProps {
  readonly onClose: () => void;
}

/** The form that binds an account, over the withdrawal. */
export function AddBankCardSheet({ onClose, ...form }: AddBankCardSheetProps): ReactNode {
  const { t } = useTranslation('withdrawal');
  return (
    <BottomSheet open onClose={onClose} title={t('cards.addTitle')} closeLabel={t('cards.close')} desktop="dialog">
      <AddBankCard {...form} />
    </BottomSheet>
  );
}
