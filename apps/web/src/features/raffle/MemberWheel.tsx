import { hasCode } from '@croupier/sdk/errors';
import type { RafflePromotion } from '@croupier/sdk/types';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { PrizeWheel } from '@croupier/ui/rewards/PrizeWheel';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { MemberSession } from '../../session/use-session.ts';
import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { TurnResult } from './TurnResult.tsx';
import { useShownPrizes } from './use-shown-prizes.ts';
import { useTurn } from './use-turn.ts';

export interface MemberWheelProps {
  readonly promotionId: string;
  readonly raffle: RafflePromotion;
  /** Time in ms at which the raffle was last loaded. */
  readonly loadedAt: number;
  readonly session: MemberSession;
}

/** The wheel: asks the platform for a turn, shows its answer, then the slip. A lost answer is asked for again with the same key. */
export function MemberWheel({ promotionId, raffle, loadedAt, session }: MemberWheelProps): ReactNode {
  const { t } = useTranslation('raffle');
  const prizes = useShownPrizes(raffle.prizes);
  const { submit, result, finishedAt, finish } = useTurn(promotionId, session.member.id);
  const [isResultOpen, setResultOpen] = useState(false);
  const { remainingChances: loaded = 0 } = raffle;
  // What was loaded before the turn ended may not count it yet; what is loaded later also counts turns of other tabs.
  const isOutdated = result !== undefined && (finishedAt === undefined || loadedAt < finishedAt);
  const left = isOutdated ? Math.min(loaded, result.remainingChances) : loaded;
  const turnWheel = (): void => {
    setResultOpen(false);
    submit.submit({ promotionId });
  };
  const { rejection } = submit;
  return (
    <PanelStack>
      <CheckingAlert submit={submit} title={t('checking.title')}>
        {t('checking.text')}
      </CheckingAlert>
      {rejection !== undefined && hasCode(rejection, 'RAFFLE_NO_CHANCE') ? (
        <InlineAlert tone="warning" live="assertive" title={t('noChance.title')}>
          {t('noChance.text')}
        </InlineAlert>
      ) : (
        <FailureAlert error={rejection ?? null} />
      )}
      <PrizeWheel
        label={t('wheel.label', { count: prizes.length })}
        prizes={prizes}
        count={left}
        countLabel={t('wheel.left', { count: left })}
        turnLabel={t('wheel.turn')}
        busyLabel={t('wheel.busy')}
        skipLabel={t('wheel.skip')}
        note={left === 0 ? t('wheel.noTurns') : t('wheel.note')}
        busy={submit.state !== 'ready'}
        {...(left > 0 && { onTurn: turnWheel })}
        {...(result !== undefined && { draw: { id: result.record.recordId, prizeId: result.prize.prizeId } })}
        onTurnEnd={() => {
          finish();
          setResultOpen(true);
        }}
      />
      {result !== undefined && (
        <TurnResult
          result={result}
          raffle={raffle}
          open={isResultOpen}
          onClose={() => setResultOpen(false)}
          onNext={turnWheel}
        />
      )}
    </PanelStack>
  );
}
