import { useColorScheme } from '@mui/material/styles';
import type { ThemeChoice } from './tokens.ts';

/** Key of the choice in `localStorage`; its value is the bare word `dark` or `light`. */
export const themeStorageKey = 'theme';

export const defaultThemeChoice: ThemeChoice = 'dark';

const isThemeChoice = (value: unknown): value is ThemeChoice => value === 'dark' || value === 'light';

/** The scheme that is on, and the way to choose the other; the choice is kept and reaches other tabs [THEME-01]. */
export function useThemeChoice(): { choice: ThemeChoice; setChoice: (choice: ThemeChoice) => void } {
  const { mode, setMode } = useColorScheme();
  return { choice: isThemeChoice(mode) ? mode : defaultThemeChoice, setChoice: setMode };
}

interface StorageAccess {
  get: (fallback: unknown) => unknown;
  set: (value: unknown) => void;
  subscribe: (listener: (value: unknown) => void) => () => void;
}

/**
 * The keeper that MUI's provider asks: only `dark` and `light` under our key are believed or written, so that a stray
 * value in the storage, or a storage that is closed to us, leaves the default.
 */
export function themeStorage({ key, storageWindow }: { key: string; storageWindow?: Window | null }): StorageAccess {
  const target = key === themeStorageKey ? storageWindow : null;
  return {
    get: (fallback) => {
      try {
        const stored = target?.localStorage.getItem(key);
        return isThemeChoice(stored) ? stored : fallback;
      } catch {
        return fallback;
      }
    },
    set: (value) => {
      try {
        if (isThemeChoice(value)) target?.localStorage.setItem(key, value);
      } catch {
        // The choice then lasts as long as the page.
      }
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) listener(isThemeChoice(event.newValue) ? event.newValue : defaultThemeChoice);
      };
      target?.addEventListener('storage', onStorage);
      return () => target?.removeEventListener('storage', onStorage);
    },
  };
}
