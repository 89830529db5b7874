import { createContext, use, useCallback, useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { themeAttribute } from './brand-styles.ts';
import type { ColorScheme, ThemeChoice } from './tokens.ts';
import { useMedia } from './use-media.ts';

/** `localStorage` key of the choice; its value is a `ThemeChoice`. */
export const themeStorageKey = 'theme';

export const defaultThemeChoice: ThemeChoice = 'device';

export interface ThemeChoiceState {
  readonly choice: ThemeChoice;
  /** The scheme that the page shows: the choice, or that of the device. */
  readonly scheme: ColorScheme;
  readonly setChoice: (choice: ThemeChoice) => void;
}

export const ThemeChoiceContext = createContext<ThemeChoiceState | undefined>(undefined);

/** Current scheme, the choice and its setter; the choice is stored and shared with other tabs [THEME-01]. */
export function useThemeChoice(): ThemeChoiceState {
  const state = use(ThemeChoiceContext);
  if (!state) throw new Error('The theme choice is only available inside <BrandProvider brand={…}>');
  return state;
}

const isThemeChoice = (value: unknown): value is ThemeChoice =>
  value === 'dark' || value === 'light' || value === 'device';

/** Returns the default when the stored value is invalid or storage is unavailable. */
function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return isThemeChoice(stored) ? stored : defaultThemeChoice;
  } catch {
    return defaultThemeChoice;
  }
}

function storeChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeStorageKey, choice);
  } catch {
    // Without storage the choice is lost with the page.
  }
}

/** Stores the choice and applies its scheme to `<html>`; for the provider at the root. */
export function useThemeChoiceState(): ThemeChoiceState {
  const [choice, setChoiceState] = useState(readChoice);
  const isDeviceLight = useMedia('(prefers-color-scheme:light)');
  const scheme = choice === 'device' ? (isDeviceLight ? 'light' : 'dark') : choice;
  useInsertionEffect(() => document.documentElement.setAttribute(themeAttribute, scheme), [scheme]);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === themeStorageKey) setChoiceState(isThemeChoice(newValue) ? newValue : defaultThemeChoice);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  const setChoice = useCallback((next: ThemeChoice) => {
    storeChoice(next);
    setChoiceState(next);
  }, []);
  return useMemo(() => ({ choice, scheme, setChoice }), [choice, scheme, setChoice]);
}
