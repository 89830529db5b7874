import type { SportsLeg, SportsTicket } from '@croupier/sdk/types';
import { Receipt } from '@croupier/ui/data/Receipt';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMatchTime } from './use-match-time.ts';
import { useOddsText } from './use-odds-text.ts';

export interface BetLegsProps {
  /** Undefined for a bet that its vendor did not describe. */
  readonly ticket: SportsTicket | undefined;
  readonly isDecided: boolean;
  readonly stake: string;
  /** What was paid, or what an open bet pays at most. */
  readonly payout: string;
  readonly ticketId: string;
}

/** The selections of a bet with their results, and its sums. */
export function BetLegs({ ticket, isDecided, stake, payout, ticketId }: BetLegsProps): ReactNode {
  const { t } = useTranslation('sports');
  const oddsText = useOddsText();
  const resultText = useResultText(isDecided, (ticket?.legs.length ?? 0) > 1);
  return (
    <Receipt
      lines={(ticket?.legs ?? []).map((leg, index) => ({
        // A bet may name no match, or one twice.
        id: `leg ${index}`,
        label: (
          <>
            <bdi>{leg.selection}</bdi>
            <SmallPrint>{t('slip.market', { market: leg.market, match: leg.match })}</SmallPrint>
            <SmallPrint>{resultText(leg)}</SmallPrint>
          </>
        ),
        value: oddsText(leg.odds),
      }))}
      total={{ label: isDecided ? t('bets.paid') : t('bets.possible'), value: payout }}
    >
      <SmallPrint>{t('bets.ticket', { ticket: ticketId, stake })}</SmallPrint>
    </Receipt>
  );
}

const NAMED = ['WON', 'LOST', 'HALF_WON', 'HALF_LOST', 'VOID', 'PUSH'] as const;

/** False for a result that is not known yet. */
const isNamed = (result: SportsLeg['result']): result is (typeof NAMED)[number] =>
  NAMED.some((name) => name === result);

/** Says what became of a selection, and why. */
function useResultText(isDecided: boolean, isTogether: boolean): (leg: SportsLeg) => string {
  const { t } = useTranslation('sports');
  const timeOf = useMatchTime();
  return ({ result, score, startsAt }) => {
    if (result === 'OPEN') {
      if (isDecided) return t('result.dropped');
      return startsAt === undefined
        ? t('bets.open')
        : t('result.begins', { time: timeOf(startsAt, new Date().toISOString()) });
    }
    if (!isNamed(result)) return t('bets.open');
    const isBack = result === 'VOID' || result === 'PUSH';
    const text = isBack
      ? t(isTogether ? `result.together.${result}` : `result.alone.${result}`)
      : t(`result.${result}`);
    return score === undefined ? text : t('result.scored', { result: text, score });
  };
}
