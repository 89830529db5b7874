import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { BrandContext } from '../../theme/brand-context.ts';
import { createBrandTheme } from '../../theme/create-brand-theme.ts';
import type { BrandTokens, Direction } from '../../theme/tokens.ts';
import { defaultThemeChoice, themeStorage, themeStorageKey } from '../../theme/use-theme-choice.ts';

export interface BrandProviderProps {
  brand: BrandTokens;
  direction?: Direction;
  children: ReactNode;
}

/** Puts a brand on everything inside: theme, variables, page ground. Once, at the root. */
export function BrandProvider({ brand, direction = 'ltr', children }: BrandProviderProps) {
  const theme = useMemo(() => createBrandTheme(brand, { direction }), [brand, direction]);
  return (
    <BrandContext value={brand}>
      <ThemeProvider
        theme={theme}
        defaultMode={defaultThemeChoice}
        modeStorageKey={themeStorageKey}
        storageManager={themeStorage}
        noSsr
      >
        <CssBaseline />
        {children}
      </ThemeProvider>
    </BrandContext>
  );
}
