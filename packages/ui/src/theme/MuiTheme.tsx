import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ComponentType, ReactNode } from 'react';
import { createContext, lazy, Suspense, use, useState } from 'react';
import { useBrand, useDirection } from './brand-context.ts';
import { createBrandTheme } from './create-brand-theme.ts';
import type { StyleRules } from './style-rules.ts';
import { cssRules, useStyleRules } from './style-rules.ts';
import type { BrandTokens, Direction } from './tokens.ts';

interface MuiThemeCache {
  readonly theme: Theme;
  readonly rules: readonly string[];
}

const themeCache = new WeakMap<BrandTokens, Partial<Record<Direction, MuiThemeCache>>>();

function createMuiTheme(brand: BrandTokens, direction: Direction): MuiThemeCache {
  const theme = createBrandTheme(brand, { direction });
  // MUI types the result loosely; it contains selectors with declarations.
  const sheets = theme.generateStyleSheets() as StyleRules[];
  return { theme, rules: sheets.flatMap(cssRules) };
}

function cachedMuiTheme(brand: BrandTokens, direction: Direction): MuiThemeCache {
  const cached = themeCache.get(brand) ?? {};
  const theme = cached[direction] ?? createMuiTheme(brand, direction);
  themeCache.set(brand, { ...cached, [direction]: theme });
  return theme;
}

const InsideContext = createContext(false);

interface ContentProps {
  children: ReactNode;
}

const Unmirrored = ({ children }: ContentProps) => children;

/** Loaded for RTL scripts only. A widget that is not mirrored is still usable. */
const RtlProvider = lazy<ComponentType<ContentProps>>(() =>
  import('./RtlProvider.tsx').then(
    (module) => ({ default: module.RtlProvider }),
    () => ({ default: Unmirrored }),
  ),
);

export interface MuiThemeProps {
  /** True once the widget is needed: open, or kept mounted. */
  needed: boolean;
  /** A MUI widget with its content. */
  children: ReactNode;
}

/**
 * Applies the brand's theme to a MUI widget, mirrored for RTL scripts. Per widget instead of at the root, so that pages without MUI widgets do not
 * load MUI.
 */
export function MuiTheme({ needed, children }: MuiThemeProps) {
  const isInside = use(InsideContext);
  const [wasNeeded, setWasNeeded] = useState(needed);
  if (needed && !wasNeeded) setWasNeeded(true);
  if (!needed && !wasNeeded) return null;
  return isInside ? children : <ThemedTree>{children}</ThemedTree>;
}

function ThemedTree({ children }: Pick<MuiThemeProps, 'children'>) {
  const direction = useDirection();
  const { theme, rules } = cachedMuiTheme(useBrand(), direction);
  useStyleRules(rules);
  return (
    <InsideContext value={true}>
      {/*
       * The provider of @mui/system instead of @mui/material, which adds switching of colour schemes (3 kB): here `<html>` holds the
       * scheme, and its rules are inserted above.
       */}
      <ThemeProvider theme={theme}>
        {direction === 'rtl' ? (
          <Suspense>
            <RtlProvider>{children}</RtlProvider>
          </Suspense>
        ) : (
          children
        )}
      </ThemeProvider>
    </InsideContext>
  );
}
