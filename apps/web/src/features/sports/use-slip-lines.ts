import { formatMoney } from '@croupier/sdk/rules';
import type { BetSlipLine, BetSlipStake } from '@croupier/ui/game/BetSlip';
import { useTranslation } from 'react-i18next';

import type { PricedLine, PricedSlip } from './priced-slip.ts';
import { sumsOf, type SlipSelection } from './slip.ts';
import { useOddsText } from './use-odds-text.ts';
import { useStakeError } from './use-stake-error.ts';
import type { Slip } from './use-slip.ts';
import { namedState } from './wire-values.ts';

export interface SlipLines {
  readonly lines: readonly BetSlipLine[];
  /** Stake of the bet on all selections together. */
  readonly stake: BetSlipStake;
}

/** Lines and stake of a slip in words. */
export function useSlipLines(slip: Slip, priced: PricedSlip): SlipLines {
  const { t, i18n } = useTranslation('sports');
  const oddsText = useOddsText();
  const { currency, mode } = priced;
  const errorOf = useStakeError(currency);
  const setStake = ({ selectionId }: SlipSelection, stake: string): void =>
    slip.change({
      selections: slip.selections.map((one) => (one.selectionId === selectionId ? { ...one, stake } : one)),
    });
  const single = ({ selection, offer, stake, limits }: PricedLine): Pick<BetSlipLine, 'stake' | 'returns'> => {
    const back = sumsOf([{ stake, odds: [offer.odds] }], currency)?.back;
    return {
      stake: {
        label: t('slip.stakeOn', { selection: selection.selection }),
        value: selection.stake,
        onChange: (text) => setStake(selection, text),
        ...errorOf(stake, limits),
      },
      ...(back !== undefined && { returns: t('slip.returns', { amount: formatMoney(back, currency, i18n.language) }) }),
    };
  };
  return {
    lines: priced.lines.map((line) => {
      const { selection, offer } = line;
      return {
        id: selection.selectionId,
        selection: selection.selection,
        market: t('slip.market', { market: selection.market, match: selection.match }),
        price: oddsText(offer.odds),
        ...(offer.odds !== selection.odds && { changed: t('slip.was', { odds: oddsText(selection.odds) }) }),
        ...(offer.state !== 'OPEN' && { closed: t(`state.${namedState(offer.state)}`) }),
        ...(mode === 'SINGLES' && single(line)),
      };
    }),
    stake: {
      label: t('slip.stake'),
      value: slip.stake,
      onChange: (stake) => slip.change({ stake }),
      ...errorOf(priced.stake, priced.limits),
    },
  };
}
