import { useStoredFlag } from './use-stored-flag.ts';

/** Whether the member wants the balance hidden: one choice for every place that shows it, in all tabs [HEADER-06]. */
export function useBalanceHidden(): readonly [boolean, (isHidden: boolean) => void] {
  return useStoredFlag('balance-hidden', false);
}
