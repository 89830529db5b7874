import { commitmentOf, computeDraw } from '@croupier/sdk/rules';
import type { LotteryDraw, LotteryNumbers } from '@croupier/sdk/types';

/** What this browser computed of a draw. */
export interface DrawCheck {
  /** Commitment of the published seed. */
  readonly commitment: string;
  readonly numbers: readonly string[];
  /** True when the seed is the committed one and the numbers follow from it. */
  readonly matches: boolean;
}

/** Computes a draw again. Undefined when its seed is not published; rejects where the browser has no cryptography. */
export async function checkDraw(draw: LotteryDraw, numbers: LotteryNumbers): Promise<DrawCheck | undefined> {
  const { gameCode, numero, fairness, winningNumbers = [] } = draw;
  if (fairness?.seed === undefined) return undefined;
  const { seed } = fairness;
  const [commitment, computed] = await Promise.all([
    commitmentOf(seed),
    computeDraw({ gameCode, numero, seed }, numbers),
  ]);
  return {
    commitment,
    numbers: computed,
    matches: commitment === fairness.commitment && computed.join() === winningNumbers.join(),
  };
}
