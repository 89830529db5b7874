import { useCallback, useState } from 'react';

import { readLines, type SlipLine } from './slip-lines.ts';

export interface Slip {
  readonly lines: readonly SlipLine[];
  /** Adds lines, as many as the slip can take. */
  readonly add: (lines: readonly Omit<SlipLine, 'id'>[]) => void;
  readonly remove: (id: string) => void;
  /** Empties the slip of a lottery, which may be another one; stable between renders. */
  readonly clear: (placedCode: string) => void;
}

const keyOf = (gameCode: string): string => `lottery-slip:${gameCode}`;

/** Lines that were chosen and not placed, kept over a reload. */
export function useSlip(gameCode: string, maxLines: number): Slip {
  const [lines, setLines] = useState<readonly SlipLine[]>(() =>
    readLines(sessionStorage.getItem(keyOf(gameCode))).slice(0, maxLines),
  );
  const save = (next: readonly SlipLine[]): void => {
    sessionStorage.setItem(keyOf(gameCode), JSON.stringify(next));
    setLines(next);
  };
  const clear = useCallback(
    (placedCode: string): void => {
      sessionStorage.removeItem(keyOf(placedCode));
      if (placedCode === gameCode) setLines([]);
    },
    [gameCode],
  );
  return {
    lines,
    add: (added) => save([...lines, ...added.map((line) => ({ ...line, id: crypto.randomUUID() }))].slice(0, maxLines)),
    remove: (id) => save(lines.filter((line) => line.id !== id)),
    clear,
  };
}
