import { useGetWithdrawConfig } from '@croupier/sdk/hooks';
import type { TurnoverGrant } from '@croupier/sdk/types';

import { isBonus, openGrantsOf } from '../../shared/bonuses/bonus-figures.ts';
import { useIsMember } from './use-is-member.ts';

/** The bonuses that the member plays now, in the order in which stakes count for them; none for others. */
export function useBonusesInPlay(): readonly TurnoverGrant[] {
  const { data } = useGetWithdrawConfig({ staleTime: 0, enabled: useIsMember() });
  return openGrantsOf(data?.grants ?? []).filter(isBonus);
}
