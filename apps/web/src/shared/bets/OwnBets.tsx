import { useListBettingRecords } from '@croupier/sdk/hooks';
import { addDays, calendarDay, timesOfDays } from '@croupier/sdk/rules';
import type { BettingRecord } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RecordTableSkeleton } from '@croupier/ui/data/RecordTableSkeleton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { refetchBalance } from '../member-balance.ts';
import { QueryBoundary } from '../page/QueryBoundary.tsx';
import { paths } from '../paths.ts';
import { useRecordsDays } from '../use-records-days.ts';

const LISTED_BETS = 20;
/** Time in ms between two looks while a bet is open. */
const REFRESH_MS = 15_000;

export interface OwnBetsProps {
  /** Which bets: those of a kind of games, or of one game. */
  readonly filter: Pick<NonNullable<Parameters<typeof useListBettingRecords>[0]>, 'gameType' | 'gameCode'>;
  /** Shown while there are no bets, with the way to place one. */
  readonly empty: { readonly text: string; readonly action: string; readonly onAction: () => void };
  readonly children: (record: BettingRecord) => ReactNode;
}

/** The member's last bets, open and decided, as the betting record has them. */
export function OwnBets({ filter, empty, children }: OwnBetsProps): ReactNode {
  const { t } = useTranslation('bets');
  const { brand } = useSite();
  const [today] = useState(() => calendarDay(new Date(), brand.timeZone));
  const days = useRecordsDays();
  const range = timesOfDays({ from: addDays(today, 1 - days), to: today }, brand.timeZone);
  const query = useListBettingRecords(
    { ...range, ...filter, pageSize: LISTED_BETS },
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
      failure={t('failed')}
      empty={{
        when: ({ content }) => content.length === 0,
        state: (
          <EmptyState
            icon="ticket"
            headingLevel={2}
            title={t('none')}
            text={empty.text}
            actions={
              <Button variant="action" onClick={empty.onAction}>
                {empty.action}
              </Button>
            }
          />
        ),
      }}
    >
      {({ content }) => (
        <SectionStack>
          {content.map((record) => (
            <Fragment key={record.betId}>{children(record)}</Fragment>
          ))}
          <LinkButton component={Link} to={paths.bettingRecord} variant="link">
            {t('all')}
          </LinkButton>
        </SectionStack>
      )}
    </QueryBoundary>
  );
}

const isOpen = ({ status }: BettingRecord): boolean => status === 'UNSETTLED';

/** Reads the balance again when an open bet was decided. */
function useBalanceAfterResults(open: number | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== undefined && open !== undefined && open < before.current) void refetchBalance(queryClient);
    before.current = open;
  }, [open, queryClient]);
}
