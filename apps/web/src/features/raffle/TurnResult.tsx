import { formatMoney } from '@croupier/sdk/rules';
import type { RaffleDrawResult, RafflePrize, RafflePromotion } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Dialog } from '@croupier/ui/feedback/Dialog';
import { Celebration } from '@croupier/ui/rewards/Celebration';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';

export interface TurnResultProps {
  readonly result: RaffleDrawResult;
  readonly raffle: RafflePromotion;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onNext: () => void;
}

/** The slip of a turn: what came and where it is. A turn without a prize says so, and celebrates nothing. */
export function TurnResult({ result, raffle, open, onClose, onNext }: TurnResultProps): ReactNode {
  const { t } = useTranslation('raffle');
  const { prize, remainingChances } = result;
  const isBlank = prize.kind === 'NONE';
  // The names of the page's language; the answer has them in the member's.
  const name = raffle.prizes.find(({ prizeId }) => prizeId === prize.prizeId)?.name ?? prize.name;
  const buttons = (
    <>
      <Button variant="quiet" fullWidth onClick={onClose}>
        {t('result.done')}
      </Button>
      {remainingChances > 0 && (
        <Button variant="action" size="lg" fullWidth onClick={onNext}>
          {t('result.next', { count: remainingChances })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isBlank ? t('result.blank') : t('result.won')}
      {...(isBlank && { text: t('result.blankText') })}
      actions={buttons}
    >
      {!isBlank && <Win result={result} name={name} raffleTitle={raffle.promotion.title} />}
    </Dialog>
  );
}

interface WinProps {
  readonly result: RaffleDrawResult;
  readonly name: string;
  readonly raffleTitle: string;
}

function Win({ result, name, raffleTitle }: WinProps): ReactNode {
  const { t, i18n } = useTranslation('raffle');
  const timeText = useTimeText();
  const { prize, record, balance, currency } = result;
  const money = (amount: string, unit: string): string => formatMoney(amount, unit, i18n.language);
  return (
    <Celebration
      kind="win"
      headingLevel={3}
      title={name}
      text={prize.kind === 'MONEY' ? t('result.money') : t('result.points')}
      slip={{
        caption: t('result.caption', { raffle: raffleTitle, time: timeText(record.time) }),
        amount: amountOf(prize, money, (count) => t('wheel.points', { count })),
        lines:
          balance === undefined || currency === undefined
            ? []
            : [{ id: 'balance', label: t('result.balance'), value: money(balance, currency) }],
      }}
    />
  );
}

function amountOf(
  { amount, currency, points, name }: RafflePrize,
  money: (amount: string, currency: string) => string,
  pointsText: (count: number) => string,
): string {
  if (amount !== undefined && currency !== undefined) return money(amount, currency);
  return points === undefined ? name : pointsText(Number(points));
}
