import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createContext, use, useState } from 'react';
import { useBrand, useDirection } from './brand-context.ts';
import { createBrandTheme } from './create-brand-theme.ts';
import type { StyleRules } from './style-rules.ts';
import { cssRules, useStyleRules } from './style-rules.ts';
import type { BrandTokens, Direction } from './tokens.ts';

interface Dress {
  readonly theme: Theme;
  readonly rules: readonly string[];
}

const dresses = new WeakMap<BrandTokens, Partial<Record<Direction, Dress>>>();

function makeDress(brand: BrandTokens, direction: Direction): Dress {
  const theme = createBrandTheme(brand, { direction });
  // MUI leaves the type open; its generator makes selectors with declarations.
  const sheets = theme.generateStyleSheets() as StyleRules[];
  return { theme, rules: sheets.flatMap(cssRules) };
}

function dressOf(brand: BrandTokens, direction: Direction): Dress {
  const known = dresses.get(brand) ?? {};
  const dress = known[direction] ?? makeDress(brand, direction);
  dresses.set(brand, { ...known, [direction]: dress });
  return dress;
}

const InsideContext = createContext(false);

export interface MuiThemeProps {
  /** Whether the widget is to be there: open, or mounted while closed. Before the first time there is nothing. */
  needed: boolean;
  /** A widget of MUI's and what it holds. */
  children: ReactNode;
}

/** Dresses a widget of MUI's in the brand. At the widget and not at the root: a page without one needs none of MUI. */
export function MuiTheme({ needed, children }: MuiThemeProps) {
  const isInside = use(InsideContext);
  const [wasNeeded, setWasNeeded] = useState(needed);
  if (needed && !wasNeeded) setWasNeeded(true);
  if (!needed && !wasNeeded) return null;
  return isInside ? children : <Dressed>{children}</Dressed>;
}

function Dressed({ children }: Pick<MuiThemeProps, 'children'>) {
  const { theme, rules } = dressOf(useBrand(), useDirection());
  useStyleRules(rules);
  return (
    <InsideContext value={true}>
      {/* The variables follow the scheme that is on <html>, which is not MUI's to choose. */}
      <ThemeProvider
        theme={theme}
        defaultMode="dark"
        storageManager={null}
        colorSchemeNode={null}
        disableStyleSheetGeneration
        noSsr
      >
        {children}
      </ThemeProvider>
    </InsideContext>
  );
}
