import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { baseStyles } from '../../../theme/base-styles.ts';
import { BrandContext } from '../../../theme/brand-context.ts';
import { brandStyles } from '../../../theme/brand-styles.ts';
import { styleCache } from '../../../theme/style-cache.ts';
import { cssRules, useStyleRules } from '../../../theme/style-rules.ts';
import { ThemeChoiceContext, useThemeChoiceState } from '../../../theme/theme-choice.ts';
import type { BrandTokens, Direction } from '../../../theme/tokens.ts';

export interface BrandProviderProps {
  brand: BrandTokens;
  direction?: Direction;
  children: ReactNode;
}

/** Applies a brand: CSS variables, page background, colour scheme. Use it once, at the root. */
export function BrandProvider({ brand, direction = 'ltr', children }: BrandProviderProps) {
  const activeBrand = useMemo(() => ({ brand, direction }), [brand, direction]);
  const themeChoice = useThemeChoiceState();
  useStyleRules(useMemo(() => cssRules({ ...brandStyles(brand), ...baseStyles }), [brand]));
  return (
    <BrandContext value={activeBrand}>
      <ThemeChoiceContext value={themeChoice}>
        <CacheProvider value={styleCache}>{children}</CacheProvider>
      </ThemeChoiceContext>
    </BrandContext>
  );
}
