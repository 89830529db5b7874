import { storeValue, useStoredValue } from '../../shared/stored-value.ts';

/** The highest rank that a member was told about on this device; undefined before the first time. */
export function useKnownRank(memberId: string): readonly [number | undefined, (level: number) => void] {
  const key = `rank-told:${memberId}`;
  const stored = useStoredValue(key);
  const tell = (level: number): void => {
    try {
      storeValue(key, String(level));
    } catch {
      // Without storage the member may be told again.
    }
  };
  return [stored !== null && /^\d+$/.test(stored) ? Number(stored) : undefined, tell];
}
