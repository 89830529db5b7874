import type { SportsMarket, SportsMatch, SportsSelection } from '@croupier/sdk/types';
import { OddsGroup } from '@croupier/ui/game/MatchList';
import { OddsButton } from '@croupier/ui/game/OddsButton';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useOddsText } from './use-odds-text.ts';
import type { Slip } from './use-slip.ts';
import { namedState } from './wire-values.ts';

export interface MarketOddsProps {
  readonly match: SportsMatch;
  readonly market: SportsMarket;
  readonly slip: Slip;
  /** False where bets are placed at the vendor only. */
  readonly canBet: boolean;
}

/** The odds of a market as buttons that put them on the slip. */
export function MarketOdds({ match, market, slip, canBet }: MarketOddsProps): ReactNode {
  const { t } = useTranslation('sports');
  const { home, away } = match;
  return (
    <OddsGroup label={t('market', { market: market.name, match: t('match', { home, away }) })}>
      {market.selections.map((selection, index) => (
        <Odds
          key={selection.selectionId}
          label={market.kind === 'WINNER' ? sideOf(market, index) : selection.name}
          market={market}
          selection={selection}
          isSelected={slip.selections.some(({ selectionId }) => selectionId === selection.selectionId)}
          disabled={!canBet}
          onPress={() =>
            slip.toggle({
              matchId: match.matchId,
              vassalage: match.vassalage,
              selectionId: selection.selectionId,
              match: t('match', { home, away }),
              market: market.name,
              selection: selection.name,
              odds: selection.odds,
              stake: '',
            })
          }
        />
      ))}
    </OddsGroup>
  );

  function sideOf({ selections }: SportsMarket, index: number): string {
    if (index === 0) return t('side.home');
    return index === selections.length - 1 ? t('side.away') : t('side.draw');
  }
}

interface OddsProps {
  readonly label: string;
  readonly market: SportsMarket;
  readonly selection: SportsSelection;
  readonly isSelected: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Odds({ label, market, selection: { odds }, isSelected, disabled, onPress }: OddsProps): ReactNode {
  const { t } = useTranslation('sports');
  const oddsText = useOddsText();
  const [seen, setSeen] = useState<{ readonly odds: string; readonly before?: string }>({ odds });
  if (seen.odds !== odds) setSeen({ odds, before: seen.odds });
  const { before } = seen;
  const isUp = Number(odds) > Number(before);
  return (
    <OddsButton
      label={label}
      price={oddsText(odds)}
      selected={isSelected}
      // A selection that is on the slip can be taken off, whatever its market does.
      suspended={market.state === 'OPEN' || isSelected ? undefined : t(`state.${namedState(market.state)}`)}
      disabled={disabled}
      change={
        before === undefined
          ? undefined
          : { direction: isUp ? 'up' : 'down', text: t(isUp ? 'change.up' : 'change.down', { odds: oddsText(before) }) }
      }
      onClick={onPress}
    />
  );
}
