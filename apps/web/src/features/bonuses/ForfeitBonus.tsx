import { formatMoney } from '@croupier/sdk/rules';
import { Button } from '@croupier/ui/actions/Button';
import { Receipt } from '@croupier/ui/data/Receipt';
import { ConfirmDialog } from '@croupier/ui/feedback/ConfirmDialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { BonusInPlayProps } from './bonus-in-play.ts';
import { balanceAfter, covers, walletPartsOf } from '../../shared/bonuses/bonus-figures.ts';

export interface ForfeitBonusProps extends BonusInPlayProps {
  /** What is taken back. */
  readonly taken: string;
  /** What has to be staked afterwards. */
  readonly others: string;
}

/** Forfeits a bonus, after a question that says what is lost and what stays. */
export function ForfeitBonus({ grant, taken, others, config, forfeit }: ForfeitBonusProps): ReactNode {
  const { t, i18n } = useTranslation('bonuses');
  const [isAsking, setIsAsking] = useState(false);
  const { title, currency, bonusId, locksWinnings } = grant;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const { balance } = walletPartsOf(config);
  const isSending = forfeit.state !== 'ready';
  const isEnough = covers(balance, taken, currency);
  return (
    <>
      <Button busy={isSending} busyLabel={t('forfeit.busy')} onClick={() => setIsAsking(true)}>
        {t('forfeit.label')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="destructive"
        title={t('forfeit.title', { title })}
        message={locksWinnings ? t('forfeit.winnings') : t('forfeit.text')}
        confirmLabel={t('forfeit.confirm')}
        cancelLabel={t('forfeit.keep')}
        onConfirm={() => {
          setIsAsking(false);
          if (bonusId !== undefined) forfeit.submit({ bonusId });
        }}
        onCancel={() => setIsAsking(false)}
      >
        <Receipt
          lines={[
            { id: 'taken', label: t('forfeit.taken'), value: money(taken) },
            { id: 'before', label: t('forfeit.before'), value: money(balance) },
            { id: 'left', label: t('forfeit.left'), value: money(others) },
          ]}
          total={{ label: t('forfeit.after'), value: money(balanceAfter(balance, taken, currency)) }}
        >
          {!isEnough && t('forfeit.rest')}
        </Receipt>
      </ConfirmDialog>
    </>
  );
}
