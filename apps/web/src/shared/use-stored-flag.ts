import { storeValue, useStoredValue } from './stored-value.ts';

/** A boolean stored in the browser and shared by all tabs. `key` is the storage key. */
export function useStoredFlag(key: string, fallback: boolean): readonly [boolean, (choice: boolean) => void] {
  const stored = useStoredValue(key);
  const store = (choice: boolean): void => storeValue(key, choice ? 'yes' : 'no');
  return [stored === null ? fallback : stored === 'yes', store];
}

/** True when the member has hidden the balance, everywhere and in all tabs [HEADER-06]. */
export function useBalanceHidden(): readonly [boolean, (isHidden: boolean) => void] {
  return useStoredFlag('balance-hidden', false);
}
