import { createContext, use, useCallback, useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { themeAttribute } from './brand-styles.ts';
import type { ThemeChoice } from './tokens.ts';

/** Key of the choice in `localStorage`; its value is the bare word `dark` or `light`. */
export const themeStorageKey = 'theme';

export const defaultThemeChoice: ThemeChoice = 'dark';

export interface ThemeChoiceState {
  readonly choice: ThemeChoice;
  readonly setChoice: (choice: ThemeChoice) => void;
}

export const ThemeChoiceContext = createContext<ThemeChoiceState | undefined>(undefined);

/** The scheme that is on, and the way to choose the other; the choice is kept and reaches other tabs [THEME-01]. */
export function useThemeChoice(): ThemeChoiceState {
  const state = use(ThemeChoiceContext);
  if (!state) throw new Error('No theme here: put the tree into <BrandProvider brand={…}>');
  return state;
}

const isThemeChoice = (value: unknown): value is ThemeChoice => value === 'dark' || value === 'light';

/** A stray value in the storage, or a storage that is closed to us, leaves the default. */
function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return isThemeChoice(stored) ? stored : defaultThemeChoice;
  } catch {
    return defaultThemeChoice;
  }
}

function keepChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeStorageKey, choice);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Keeps the choice and puts it on `<html>`, for the provider at the root. */
export function useThemeChoiceState(): ThemeChoiceState {
  const [choice, choose] = useState(readChoice);
  useInsertionEffect(() => document.documentElement.setAttribute(themeAttribute, choice), [choice]);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === themeStorageKey) choose(isThemeChoice(newValue) ? newValue : defaultThemeChoice);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  const setChoice = useCallback((next: ThemeChoice) => {
    keepChoice(next);
    choose(next);
  }, []);
  return useMemo(() => ({ choice, setChoice }), [choice, setChoice]);
}
