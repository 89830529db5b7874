import { useGetWithdrawConfig } from '@croupier/sdk/hooks';
import type { TurnoverGrant, WithdrawConfig } from '@croupier/sdk/types';

import { isBonus, openGrantsOf } from '../../shared/bonuses/bonus-figures.ts';
import { useIsMember } from './use-is-member.ts';

/** The bonuses that the member plays now, in the order in which stakes count for them; none for others. */
export function useBonusesInPlay(): readonly TurnoverGrant[] {
  const { data } = useGetWithdrawConfig({ staleTime: 0, enabled: useIsMember() });
  return bonusesInPlayOf(data);
}

/** The bonuses in play of a configuration; none while it is not loaded. */
export const bonusesInPlayOf = (config: Pick<WithdrawConfig, 'grants'> | undefined): readonly TurnoverGrant[] =>
  openGrantsOf(config?.grants ?? []).filter(isBonus);
