import { formatAmount, formatMoney, parseAmount, returnOf } from '@croupier/sdk/rules';
import type { BettingRecord } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RecordTableSkeleton } from '@croupier/ui/data/RecordTableSkeleton';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { RefusedState } from '@croupier/ui/feedback/RefusedState';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { useSession } from '../../session/use-session.ts';
import { OwnBets } from '../../shared/bets/OwnBets.tsx';
import { TrialRefusal } from '../../shared/bets/TrialRefusal.tsx';
import type { EntryState } from '../../shared/entry-state.ts';
import { BetLegs } from './BetLegs.tsx';
import type { SportsCategory } from './sports-category.ts';

export interface MyBetsProps {
  readonly category: SportsCategory;
  readonly onMatches: () => void;
}

/** The own bets on matches; guests are asked to log in, free play to register. */
export function MyBets({ category, onMatches }: MyBetsProps): ReactNode {
  const { t } = useTranslation('sports');
  const session = useSession();
  if (session.state === 'guest') return <GuestRefusal />;
  if (session.state !== 'member') return <RecordTableSkeleton rows={3} />;
  if (session.isTrial) return <TrialRefusal headingLevel={2} />;
  return (
    <OwnBets
      filter={{ gameType: category }}
      empty={{ text: t('bets.none.text'), action: t('bets.none.action'), onAction: onMatches }}
    >
      {(record) => <Bet record={record} />}
    </OwnBets>
  );
}

function GuestRefusal(): ReactNode {
  const { t } = useTranslation('sports');
  const { pathname, search } = useLocation();
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

const TONES = { UNSETTLED: 'pending', CANCELLED: 'warning' } as const;

function Bet({ record }: { readonly record: BettingRecord }): ReactNode {
  const { t, i18n } = useTranslation(['sports', 'bets']);
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
            : t(outcome.key, { amount: money(payout) })}
        </StatusChip>
      }
    >
      <BetLegs
        ticket={sportsTicket}
        isDecided={status !== 'UNSETTLED'}
        stake={money(betAmount)}
        payout={money(status === 'UNSETTLED' ? formatAmount(returnOf(parseAmount(betAmount, currency), legs)) : payout)}
        ticketId={roundId ?? record.betId}
      />
    </ContentSection>
  );
}

/** Won, lost, or the stake back. */
function outcomeOf({ payout, betAmount, currency }: BettingRecord) {
  const [paid, staked] = [parseAmount(payout, currency).minor, parseAmount(betAmount, currency).minor];
  if (paid === 0n) return { key: 'bets.lost', tone: 'neutral' } as const;
  return paid === staked
    ? ({ key: 'bets.back', tone: 'warning' } as const)
    : ({ key: 'bets:won', tone: 'success' } as const);
}
