import type { LotteryDetail, LotteryDraw, LotteryNumbers } from '@croupier/sdk/types';
import { DrawVerification, type VerificationState } from '@croupier/ui/rewards/DrawVerification';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { checkDraw, type DrawCheck } from './verify-draw.ts';

export interface VerifyDrawProps {
  readonly lottery: LotteryDetail;
  readonly draw: LotteryDraw;
}

/** Computes the numbers of a draw in this browser and compares them. */
export function VerifyDraw({ lottery, draw }: VerifyDrawProps): ReactNode {
  const { t } = useTranslation('lottery');
  const { numero, fairness, winningNumbers = [] } = draw;
  const { check, isError } = useCheck(draw, lottery.numbers);
  if (fairness === undefined) return <p>{t('verify.none')}</p>;
  const state = stateOf(draw, check, isError);
  return (
    <DrawVerification
      title={t('verify.title')}
      headingLevel={3}
      text={t('verify.text')}
      state={state}
      stateLabels={{
        waiting: t('verify.waiting'),
        computing: t('verify.computing'),
        matches: t('verify.matches'),
        differs: t('verify.differs'),
        failed: t('verify.failed'),
      }}
      steps={[
        { id: 'hash', label: t('verify.hash'), value: fairness.commitment, text: t('verify.hashText') },
        {
          id: 'seed',
          label: t('verify.seed'),
          ...(fairness.seed !== undefined && { value: fairness.seed }),
          text: t('verify.seedText'),
        },
        {
          id: 'numbers',
          label: t('verify.numbers'),
          value: `HMAC-SHA256(seed, "${draw.gameCode}:${numero}:0") …`,
          text: t('verify.numbersText'),
        },
      ]}
      results={[
        {
          id: numero,
          prize: check?.numbers.join(' ') ?? '…',
          number: t('verify.computed'),
          winner: t('verify.announced', { numbers: winningNumbers.join(' ') }),
          hash: check?.commitment ?? '',
          state,
        },
      ]}
      resultsLabel={t('verify.result')}
    />
  );
}

interface Check {
  /** Undefined while computing, and without a seed. */
  readonly check?: DrawCheck | undefined;
  /** True where the browser cannot compute it. */
  readonly isError: boolean;
}

function useCheck(draw: LotteryDraw, numbers: LotteryNumbers): Check {
  const [state, setState] = useState<Check>({ isError: false });
  useEffect(() => {
    let isCurrent = true;
    checkDraw(draw, numbers).then(
      (check) => isCurrent && setState({ check, isError: false }),
      () => isCurrent && setState({ isError: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [draw, numbers]);
  return state;
}

function stateOf({ fairness }: LotteryDraw, check: DrawCheck | undefined, isError: boolean): VerificationState {
  if (fairness?.seed === undefined) return 'waiting';
  if (isError) return 'failed';
  if (check === undefined) return 'computing';
  return check.matches ? 'matches' : 'differs';
}
