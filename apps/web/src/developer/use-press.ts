import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { texts } from './texts.ts';

/** Runs the work of a press, which returns what it changed. Ignored while another one runs. */
export type Press = (work: () => Promise<string>) => void;

interface PressOutcome {
  /** What changed; empty before the first press and while one runs. */
  readonly announcement: string;
  readonly error: Error | undefined;
}

/** The browser reports a change of this key to its other tabs. */
const CHANGE_KEY = 'developer-panel-change';

/**
 * Presses of the panel. After each, the data of the app and the state of the panel are requested again, here and in other
 * tabs of the browser.
 */
export function usePress(control: QueryClient, refreshApp: () => void): PressOutcome & { readonly press: Press } {
  const [outcome, setOutcome] = useState<PressOutcome>({ announcement: '', error: undefined });
  const isRunning = useRef(false);
  const followOtherTab = useEffectEvent(async ({ key }: StorageEvent): Promise<void> => {
    if (key !== CHANGE_KEY) return;
    refreshApp();
    await control.invalidateQueries();
    setOutcome({ announcement: texts.otherTab, error: undefined });
  });
  useEffect(() => {
    const follow = (event: StorageEvent): void => void followOtherTab(event);
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const run = async (work: () => Promise<string>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    // Emptied, so that the same text is announced again.
    setOutcome({ announcement: '', error: undefined });
    try {
      const announcement = await work();
      localStorage.setItem(CHANGE_KEY, crypto.randomUUID());
      refreshApp();
      await control.invalidateQueries();
      setOutcome({ announcement, error: undefined });
    } catch (error) {
      setOutcome({ announcement: '', error: error instanceof Error ? error : new Error(String(error)) });
    } finally {
      isRunning.current = false;
    }
  };
  return { ...outcome, press: (work) => void run(work) };
}
