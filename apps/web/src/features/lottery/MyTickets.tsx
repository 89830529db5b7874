import { useListLotteryDraws } from '@croupier/sdk/hooks';
import { formatMoney, hitsOf, isDigitsHit, parseAmount } from '@croupier/sdk/rules';
import type { BettingRecord, LotteryDetail, LotteryTicketLine } from '@croupier/sdk/types';
import { FactList } from '@croupier/ui/display/FactList';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { LotteryBalls } from '@croupier/ui/game/LotteryBalls';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '../../session/use-session.ts';
import { OwnBets } from '../../shared/bets/OwnBets.tsx';
import { TrialRefusal } from '../../shared/bets/TrialRefusal.tsx';
import { useDrawTime } from './use-draw-time.ts';

const DRAWS = 100;

export interface MyTicketsProps {
  readonly lottery: LotteryDetail;
  readonly onPlay: () => void;
}

/** The own tickets of a lottery; free play is asked to register. */
export function MyTickets({ lottery, onPlay }: MyTicketsProps): ReactNode {
  const { t, i18n } = useTranslation('lottery');
  const session = useSession();
  if (session.state !== 'member') return null;
  if (session.isTrial) return <TrialRefusal headingLevel={2} />;
  const { gameCode, linePrice, currency } = lottery;
  const text =
    linePrice === undefined
      ? t('bets.none.text')
      : t('bets.none.price', { price: formatMoney(linePrice, currency, i18n.language) });
  return (
    <OwnBets filter={{ gameCode }} empty={{ text, action: t('bets.none.action'), onAction: onPlay }}>
      {(record) => <Ticket lottery={lottery} record={record} />}
    </OwnBets>
  );
}

const TONES = { UNSETTLED: 'pending', SETTLED: 'neutral', CANCELLED: 'warning' } as const;

function Ticket({ lottery, record }: { readonly lottery: LotteryDetail; readonly record: BettingRecord }): ReactNode {
  const { t, i18n } = useTranslation(['lottery', 'bets']);
  const drawTime = useDrawTime();
  const { data: draws } = useListLotteryDraws({ gameCode: lottery.gameCode, pageSize: DRAWS });
  const { lotteryTicket, status, currency, betAmount, payout } = record;
  const numero = lotteryTicket?.numero ?? '';
  const drawn = draws?.content.find((draw) => draw.numero === numero)?.winningNumbers ?? [];
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const hasWon = status === 'SETTLED' && parseAmount(payout, currency).minor > 0n;
  return (
    <ContentSection
      framed
      landmark={false}
      title={t('draw.title', { numero })}
      actions={
        <StatusChip tone={hasWon ? 'success' : TONES[status]}>
          {hasWon ? t('bets:won', { amount: money(payout) }) : t(`bets.status.${status}`)}
        </StatusChip>
      }
    >
      <FactList
        facts={[
          { id: 'time', label: t('bets.placed'), value: drawTime(record.time) },
          { id: 'stake', label: t('bets.stake'), value: money(betAmount) },
          ...(lotteryTicket?.lines ?? []).map((line, index) => ({
            // Lines can be equal.
            id: `line ${index}`,
            label:
              lottery.betWays?.find(({ code }) => code === line.betWay)?.name ?? t('slip.line', { number: index + 1 }),
            value: (
              <LotteryBalls
                size="sm"
                numbers={line.numbers}
                hits={hitsIn(lottery, line, drawn)}
                label={lineText(t('bets.line', { numbers: line.numbers.join(', ') }), line, money)}
              />
            ),
            ...(line.payout !== undefined && { note: t('bets.paid', { amount: money(line.payout) }) }),
          })),
        ]}
      />
    </ContentSection>
  );
}

const lineText = (text: string, { payout }: LotteryTicketLine, money: (amount: string) => string): string =>
  payout === undefined ? text : `${text}, ${money(payout)}`;

/** Numbers of a line to mark: those that were drawn, or all digits of a line that won. */
function hitsIn({ betWays }: LotteryDetail, line: LotteryTicketLine, drawn: readonly string[]): readonly string[] {
  if (drawn.length === 0) return [];
  const way = betWays?.find(({ code }) => code === line.betWay);
  if (way === undefined) return hitsOf(line.numbers, drawn);
  return isDigitsHit(line.numbers, way, drawn) ? line.numbers : [];
}
