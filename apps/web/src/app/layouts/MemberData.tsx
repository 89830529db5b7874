import { useGetConsolidatedContracts, useGetSiteConfiguration, useListFavoriteGameIds } from '@croupier/sdk/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';

import { storeContractKinds } from './store-contract-kinds.ts';
import type { MemberSession } from '../../session/use-session.ts';
import { recentGamesQuery } from '../../shared/games/game-queries.ts';
import { useGameQueryContext } from '../../shared/games/use-game-query-context.ts';

export interface MemberDataProps {
  readonly session: MemberSession;
}

/**
 * Loads after a login what any page may need: favourites, recent games, and the kinds of contract where the site has
 * contracts [LOGIN-24] [LOGIN-25]. Free play has neither favourites nor contracts [LOGIN-26].
 */
export function MemberData({ session }: MemberDataProps): ReactNode {
  const isOpen = !session.isExpired;
  const { data: site } = useGetSiteConfiguration();
  useListFavoriteGameIds({ enabled: isOpen && !session.isTrial });
  useQuery({ ...recentGamesQuery(useGameQueryContext()), enabled: isOpen });
  const hasContracts = isOpen && !session.isTrial && site?.whitelabel.AGENTPOLICY3 === true;
  const { data: kinds } = useGetConsolidatedContracts({ enabled: hasContracts });
  useEffect(() => {
    if (kinds !== undefined) storeContractKinds(kinds);
  }, [kinds]);
  return null;
}
