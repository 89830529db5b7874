import { useGetRaffleFairness, useListRaffleRecordsPages } from '@croupier/sdk/hooks';
import type { RaffleFairness, RafflePromotion, RaffleRecord } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { DrawVerification, type VerificationState, type VerifiedResult } from '@croupier/ui/rewards/DrawVerification';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailedState } from '../../shared/page/FailedState.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { useTimeText } from '../../shared/use-time-text.ts';
import { checkTurn, type TurnState } from './check-turns.ts';
import { isOver } from './raffle-state.ts';
import { RotateSeed } from './RotateSeed.tsx';
import { useComputed } from './use-computed.ts';
import { useStateLabels } from './use-state-labels.ts';

export interface MyTurnsProps {
  readonly promotionId: string;
  readonly raffle: RafflePromotion;
}

/** The member's turns; those whose seed is revealed are computed again in this browser. */
export function MyTurns({ promotionId, raffle }: MyTurnsProps): ReactNode {
  const { t } = useTranslation('raffle');
  const fairness = useGetRaffleFairness({ promotionId }, { staleTime: 0 });
  return (
    <QueryBoundary query={fairness} failure={t('turns.failed')} skeleton={<Skeleton shape="box" height="16rem" />}>
      {(seeds) => <CheckedTurns promotionId={promotionId} raffle={raffle} seeds={seeds} />}
    </QueryBoundary>
  );
}

interface CheckedTurnsProps extends MyTurnsProps {
  readonly seeds: RaffleFairness;
}

function CheckedTurns({ promotionId, raffle, seeds }: CheckedTurnsProps): ReactNode {
  const { t } = useTranslation('raffle');
  const stateLabels = useStateLabels();
  const pages = useListRaffleRecordsPages({ promotionId }, { staleTime: 0 });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const records = useMemo(() => (data?.pages ?? []).flatMap(({ content }) => content), [data]);
  const { prizes } = raffle;
  const check = useComputed(
    records,
    useCallback(async (turns) => Promise.all(turns.map((turn) => checkTurn(turn, seeds, prizes))), [seeds, prizes]),
  );
  const states: readonly VerificationState[] =
    check.result ?? records.map(() => (check.isError ? 'failed' : 'computing'));
  const results = useResults(raffle, records, states);
  if (pages.error !== null && data === undefined) {
    return (
      <FailedState
        title={t('turns.failed')}
        error={pages.error}
        onRetry={() => void pages.refetch()}
        isRetrying={pages.isFetching}
      />
    );
  }
  return (
    <DrawVerification
      title={t('turns.title')}
      text={records.length === 0 ? t('turns.none') : t('turns.text')}
      state={stateOfAll(states)}
      stateLabels={stateLabels}
      steps={[
        { id: 'hash', label: t('turns.hash'), value: seeds.serverSeedHash, text: t('turns.hashText') },
        { id: 'client', label: t('turns.client'), value: seeds.clientSeed },
        {
          id: 'formula',
          label: t('turns.formula'),
          value: `HMAC-SHA256(seed, "${seeds.promotionId}:${seeds.clientSeed}:${seeds.nonce}:0") …`,
        },
        ...seeds.revealed.map(({ serverSeed, serverSeedHash, draws }) => ({
          id: serverSeedHash,
          label: t('turns.revealed', { count: draws }),
          value: serverSeed,
        })),
      ]}
      results={results}
      resultsLabel={t('turns.title')}
      actions={
        <>
          {hasNextPage && (
            <Button busy={isFetchingNextPage} busyLabel={t('turns.loading')} onClick={() => void fetchNextPage()}>
              {t('turns.more')}
            </Button>
          )}
          {!isOver(raffle) && <RotateSeed promotionId={promotionId} />}
        </>
      }
    />
  );
}

function useResults(
  { prizes }: RafflePromotion,
  records: readonly RaffleRecord[],
  states: readonly VerificationState[],
): VerifiedResult[] {
  const { t } = useTranslation('raffle');
  const timeText = useTimeText();
  return records.map(({ recordId, prize, time, nonce, pick, serverSeedHash }, place) => ({
    id: recordId,
    prize: prizes.find(({ prizeId }) => prizeId === prize.prizeId)?.name ?? prize.name,
    number: timeText(time),
    winner: t('turns.pick', { nonce, pick }),
    hash: serverSeedHash.slice(0, 16),
    state: states[place] ?? 'computing',
  }));
}

/** The state of all turns: one that differs comes first, one that waits hides none that matches. */
function stateOfAll(states: readonly VerificationState[]): VerificationState {
  const order: readonly VerificationState[] = ['differs', 'failed', 'computing', 'matches'];
  return order.find((state) => states.includes(state)) ?? ('waiting' satisfies TurnState);
}
