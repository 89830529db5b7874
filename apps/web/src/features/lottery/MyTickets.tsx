import { useListBettingRecords, useListLotteryDraws } from '@croupier/sdk/hooks';
import { addDays, calendarDay, formatMoney, hitsOf, isDigitsHit, parseAmount, timesOfDays } from '@croupier/sdk/rules';
import type { BettingRecord, LotteryDetail, LotteryTicketLine } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RecordTableSkeleton } from '@croupier/ui/data/RecordTableSkeleton';
import { FactList } from '@croupier/ui/display/FactList';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { RefusedState } from '@croupier/ui/feedback/RefusedState';
import { LotteryBalls } from '@croupier/ui/game/LotteryBalls';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { useSession } from '../../session/use-session.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { useRecordsDays } from '../../shared/use-records-days.ts';
import { useDrawTime } from './use-draw-time.ts';

const LISTED_TICKETS = 20;
const DRAWS = 100;

export interface MyTicketsProps {
  readonly lottery: LotteryDetail;
  readonly onPlay: () => void;
}

/** The member's last tickets of a lottery, open and decided, as the betting record has them. */
export function MyTickets(props: MyTicketsProps): ReactNode {
  const { t } = useTranslation('lottery');
  const session = useSession();
  if (session.state !== 'member') return null;
  if (session.isTrial) {
    return (
      <RefusedState
        reason="trial"
        headingLevel={2}
        title={t('trial.title')}
        text={t('trial.text')}
        actions={
          <LinkButton component={Link} to={paths.register} variant="action">
            {t('trial.action')}
          </LinkButton>
        }
      />
    );
  }
  return <OwnTickets {...props} />;
}

function OwnTickets({ lottery, onPlay }: MyTicketsProps): ReactNode {
  const { t, i18n } = useTranslation('lottery');
  const { brand } = useSite();
  const { gameCode, currency } = lottery;
  const [today] = useState(() => calendarDay(new Date(), brand.timeZone));
  const days = useRecordsDays();
  const range = timesOfDays({ from: addDays(today, 1 - days), to: today }, brand.timeZone);
  const query = useListBettingRecords({ ...range, gameCode, pageSize: LISTED_TICKETS });
  return (
    <QueryBoundary
      query={query}
      skeleton={<RecordTableSkeleton rows={3} />}
      failure={t('bets.failed')}
      empty={{
        when: ({ content }) => content.length === 0,
        state: (
          <EmptyState
            icon="ticket"
            headingLevel={2}
            title={t('bets.none.title')}
            text={
              lottery.linePrice === undefined
                ? t('bets.none.text')
                : t('bets.none.price', { price: formatMoney(lottery.linePrice, currency, i18n.language) })
            }
            actions={
              <Button variant="action" onClick={onPlay}>
                {t('bets.none.action')}
              </Button>
            }
          />
        ),
      }}
    >
      {({ content }) => (
        <SectionStack>
          {content.map((record) => (
            <Ticket key={record.betId} lottery={lottery} record={record} />
          ))}
          <LinkButton component={Link} to={paths.bettingRecord} variant="link">
            {t('bets.all')}
          </LinkButton>
        </SectionStack>
      )}
    </QueryBoundary>
  );
}

const TONES = { UNSETTLED: 'pending', SETTLED: 'neutral', CANCELLED: 'warning' } as const;

function Ticket({ lottery, record }: { readonly lottery: LotteryDetail; readonly record: BettingRecord }): ReactNode {
  const { t, i18n } = useTranslation('lottery');
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
          {hasWon ? t('bets.won', { amount: money(payout) }) : t(`bets.status.${status}`)}
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
