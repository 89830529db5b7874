import { getSportsMatchQuery, queryKeyOf } from '@croupier/sdk/hooks';
import type { SportsMarketState, SportsOffer } from '@croupier/sdk/types';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import type { SlipSelection } from './slip.ts';

/** Time in ms between two looks at the odds while the page is visible. */
export const REFRESH_MS = 15_000;

/** What is offered for a selection of the slip now. */
export interface SlipOffer {
  readonly state: SportsMarketState;
  readonly odds: string;
}

interface RefusalOffers {
  /** Device time in ms. */
  readonly at: number;
  readonly offers: readonly SportsOffer[];
}

export interface Offers {
  /** The offer for a selection; as it was chosen while its match has not been read. */
  readonly of: (selection: SlipSelection) => SlipOffer;
  /** Takes over the offers of a refusal, and reads the matches again; stable between renders. */
  readonly takeOver: (offers: readonly SportsOffer[]) => void;
}

/** Odds and markets of the selections on the slip, looked at again while the page is visible. */
export function useOffers(selections: readonly SlipSelection[]): Offers {
  const queryClient = useQueryClient();
  const language = usePlatformLanguage();
  const [refused, setRefused] = useState<RefusalOffers>({ at: 0, offers: [] });
  const ids = [...new Set(selections.map(({ matchId }) => matchId))];
  const matches = useQueries({
    queries: ids.map((matchId) => ({ ...getSportsMatchQuery({ matchId, language }), refetchInterval: REFRESH_MS })),
  });
  const takeOver = useCallback(
    (offers: readonly SportsOffer[]): void => {
      setRefused({ at: Date.now(), offers });
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('getSportsMatch') });
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('listSportsMatches') });
    },
    [queryClient],
  );
  return {
    takeOver,
    of(selection) {
      const query = matches[ids.indexOf(selection.matchId)];
      const last = refused.offers.find(({ selectionId }) => selectionId === selection.selectionId);
      if (last !== undefined && refused.at > (query?.dataUpdatedAt ?? 0)) {
        return { state: last.state, odds: last.odds ?? selection.odds };
      }
      const market = query?.data?.markets.find((one) =>
        one.selections.some(({ selectionId }) => selectionId === selection.selectionId),
      );
      const odds = market?.selections.find(({ selectionId }) => selectionId === selection.selectionId)?.odds;
      // A match that is known no more has no market either.
      const isGone = query?.error?.code === 'NOT_FOUND' || (query?.data !== undefined && market === undefined);
      return { state: isGone ? 'CLOSED' : (market?.state ?? 'OPEN'), odds: odds ?? selection.odds };
    },
  };
}
