import { useListBettingRecords } from '@croupier/sdk/hooks';
import {
  addDays,
  calendarDay,
  formatAmount,
  formatMoney,
  parseAmount,
  returnOf,
  timesOfDays,
} from '@croupier/sdk/rules';
import type { BettingRecord } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RecordTableSkeleton } from '@croupier/ui/data/RecordTableSkeleton';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { RefusedState } from '@croupier/ui/feedback/RefusedState';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { useSession } from '../../session/use-session.ts';
import type { EntryState } from '../../shared/entry-state.ts';
import { refetchBalance } from '../../shared/member-balance.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { useRecordsDays } from '../../shared/use-records-days.ts';
import { BetLegs } from './BetLegs.tsx';
import type { SportsCategory } from './sports-category.ts';
import { REFRESH_MS } from './use-offers.ts';

const LISTED_BETS = 20;

export interface MyBetsProps {
  readonly category: SportsCategory;
  readonly onMatches: () => void;
}

/** The member's last bets, open and decided, as the betting record has them. */
export function MyBets(props: MyBetsProps): ReactNode {
  const { t } = useTranslation('sports');
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === 'guest') {
    const state: EntryState = { popup: 'login', returnTo: pathname + search };
    return (
      <RefusedState
        reason="guest"
        headingLevel={2}
        title={t('bets.guest.title')}
        text={t('bets.guest.text')}
        actions={
          <LinkButton component={Link} to={pathname + search} state={state} variant="action">
            {t('bets.guest.action')}
          </LinkButton>
        }
      />
    );
  }
  if (session.state !== 'member') return <RecordTableSkeleton rows={3} />;
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
  return <OwnBets {...props} />;
}

const isOpen = ({ status }: BettingRecord): boolean => status === 'UNSETTLED';

function OwnBets({ category, onMatches }: MyBetsProps): ReactNode {
  const { t } = useTranslation('sports');
  const { brand } = useSite();
  const [today] = useState(() => calendarDay(new Date(), brand.timeZone));
  const days = useRecordsDays();
  const range = timesOfDays({ from: addDays(today, 1 - days), to: today }, brand.timeZone);
  const query = useListBettingRecords(
    { ...range, gameType: category, pageSize: LISTED_BETS },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (state.data?.value.content.some(isOpen) === true ? REFRESH_MS : false),
    },
  );
  useBalanceAfterResults(query.data?.content.filter(isOpen).length);
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
            text={t('bets.none.text')}
            actions={
              <Button variant="action" onClick={onMatches}>
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
            <Bet key={record.betId} record={record} />
          ))}
          <LinkButton component={Link} to={paths.bettingRecord} variant="link">
            {t('bets.all')}
          </LinkButton>
        </SectionStack>
      )}
    </QueryBoundary>
  );
}

/** Reads the balance again when an open bet was decided. */
function useBalanceAfterResults(open: number | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== undefined && open !== undefined && open < before.current) void refetchBalance(queryClient);
    before.current = open;
  }, [open, queryClient]);
}

const TONES = { UNSETTLED: 'pending', CANCELLED: 'warning' } as const;

function Bet({ record }: { readonly record: BettingRecord }): ReactNode {
  const { t, i18n } = useTranslation('sports');
  const { sportsTicket, status, currency, betAmount, payout, gameName, roundId } = record;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const legs = sportsTicket?.legs ?? [];
  const title = legs.length > 1 ? t('bets.together', { count: legs.length }) : (legs[0]?.selection ?? gameName);
  const outcome = status === 'SETTLED' ? outcomeOf(record) : undefined;
  return (
    <ContentSection
      landmark={false}
      title={<bdi>{title}</bdi>}
      actions={
        <StatusChip tone={outcome === undefined ? TONES[status === 'CANCELLED' ? status : 'UNSETTLED'] : outcome.tone}>
          {outcome === undefined
            ? t(status === 'CANCELLED' ? 'bets.cancelled' : 'bets.open')
            : t(`bets.${outcome.key}`, { amount: money(payout) })}
        </StatusChip>
      }
    >
      <BetLegs
        ticket={sportsTicket}
        isDecided={status !== 'UNSETTLED'}
        stake={money(betAmount)}
        payout={money(isOpen(record) ? formatAmount(returnOf(parseAmount(betAmount, currency), legs)) : payout)}
        ticketId={roundId ?? record.betId}
      />
    </ContentSection>
  );
}

/** Won, lost, or the stake back. */
function outcomeOf({ payout, betAmount, currency }: BettingRecord) {
  const [paid, staked] = [parseAmount(payout, currency).minor, parseAmount(betAmount, currency).minor];
  if (paid === 0n) return { key: 'lost', tone: 'neutral' } as const;
  return paid === staked ? ({ key: 'back', tone: 'warning' } as const) : ({ key: 'won', tone: 'success' } as const);
}
