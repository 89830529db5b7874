import { useGetConsolidatedContracts, useListFavoriteGameIds } from '@croupier/sdk/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';

import { storeContractKinds } from './store-contract-kinds.ts';
import { useQuietLanding } from './use-quiet-landing.ts';
import type { MemberSession } from '../../session/use-session.ts';
import { recentGamesQuery } from '../../shared/games/game-queries.ts';
import { useGameQueryContext } from '../../shared/games/use-game-query-context.ts';
import { useHasContracts } from '../../shared/team-figures/use-has-contracts.ts';

export interface MemberDataProps {
  readonly session: MemberSession;
}

/**
 * Loads after a login what any page may need: favourites, recent games, and the kinds of contract where the site has
 * contracts [LOGIN-24] [LOGIN-25]. Free play has neither favourites nor contracts [LOGIN-26]. During a break, the HTML of
 * later visits has no offers.
 */
export function MemberData({ session }: MemberDataProps): ReactNode {
  const isOpen = !session.isExpired;
  useQuietLanding(session.member.break !== 'NONE');
  useListFavoriteGameIds({ enabled: isOpen && !session.isTrial });
  useQuery({ ...recentGamesQuery(useGameQueryContext()), enabled: isOpen });
  const hasContracts = useHasContracts();
  const { data: kinds } = useGetConsolidatedContracts({ enabled: hasContracts && isOpen && !session.isTrial });
  useEffect(() => {
    if (kinds !== undefined) storeContractKinds(kinds);
  }, [kinds]);
  return null;
}
