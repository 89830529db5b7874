import { formatMoney } from '@croupier/sdk/rules';
import { Button } from '@croupier/ui/actions/Button';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { Celebration } from '@croupier/ui/rewards/Celebration';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../use-time-text.ts';
import type { ClaimedAmount } from './use-claim.ts';

export interface ClaimSheetProps {
  readonly claimed: ClaimedAmount;
  /** What happened, in a few words. */
  readonly title: string;
  /** `once` for money that must be staked once before it can be withdrawn, `none` for money that is free at once [PR-07]. */
  readonly turnover: 'once' | 'none';
  readonly onClose: () => void;
}

/** The slip of a claim: amount, what it was for, and the new balance. */
export function ClaimSheet({ claimed, title, turnover, onClose }: ClaimSheetProps): ReactNode {
  const { t, i18n } = useTranslation('claims');
  const timeText = useTimeText();
  const { reason, amount, currency, balance, time } = claimed;
  const money = (value: string): string => formatMoney(value, currency, i18n.language);
  return (
    <BottomSheet open onClose={onClose} title={t('sheet.title')} closeLabel={t('sheet.close')}>
      <Celebration
        kind="claim"
        title={title}
        headingLevel={3}
        slip={{
          caption: t('sheet.caption', { reason, time: timeText(time) }),
          amount: money(amount),
          lines: [
            { id: 'balance', label: t('sheet.balance'), value: money(balance) },
            ...(turnover === 'once' ? [{ id: 'stake', label: t('sheet.toStake'), value: money(amount) }] : []),
          ],
        }}
        actions={
          <>
            <Button variant="selected" size="lg" fullWidth onClick={onClose}>
              {t('sheet.done')}
            </Button>
            {turnover === 'none' && <SmallPrint>{t('sheet.free')}</SmallPrint>}
          </>
        }
      />
    </BottomSheet>
  );
}
