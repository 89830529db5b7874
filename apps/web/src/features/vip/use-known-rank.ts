import { storeValue, useStoredValue } from '../../shared/stored-value.ts';

/** The highest rank that was shown to a member on this device; undefined before the first time. */
export function useKnownRank(memberId: string): readonly [number | undefined, (level: number) => void] {
  const key = `rank-shown:${memberId}`;
  const stored = useStoredValue(key);
  const store = (level: number): void => {
    try {
      storeValue(key, String(level));
    } catch {
      // Without storage the same rank may be shown again.
    }
  };
  return [stored !== null && /^\d+$/.test(stored) ? Number(stored) : undefined, store];
}
