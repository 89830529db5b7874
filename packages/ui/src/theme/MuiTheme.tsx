import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ComponentType, ReactNode } from 'react';
import { createContext, lazy, Suspense, use, useState } from 'react';
import { useBrand, useDirection } from './brand-context.ts';
import { createBrandTheme } from './create-brand-theme.ts';
import type { BrandTokens, Direction } from './tokens.ts';

const themes = new WeakMap<BrandTokens, Partial<Record<Direction, Theme>>>();

function cachedTheme(brand: BrandTokens, direction: Direction): Theme {
  const cached = themes.get(brand) ?? {};
  const theme = cached[direction] ?? createBrandTheme(brand, { direction });
  themes.set(brand, { ...cached, [direction]: theme });
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
  /** For a layer: true once it is needed, open or kept mounted. True by default. */
  needed?: boolean;
  /** A MUI widget with its content. */
  children: ReactNode;
}

/**
 * Applies the brand's theme to a MUI widget, mirrored for RTL scripts. Per widget instead of at the root, so that pages without MUI widgets do not
 * load MUI.
 */
export function MuiTheme({ needed = true, children }: MuiThemeProps) {
  const isInside = use(InsideContext);
  const [wasNeeded, setWasNeeded] = useState(needed);
  if (needed && !wasNeeded) setWasNeeded(true);
  if (!needed && !wasNeeded) return null;
  return isInside ? children : <ThemedTree>{children}</ThemedTree>;
}

function ThemedTree({ children }: Pick<MuiThemeProps, 'children'>) {
  const direction = useDirection();
  const theme = cachedTheme(useBrand(), direction);
  return (
    <InsideContext value={true}>
      {/* Of @mui/system: the one of @mui/material adds switching of colour schemes (3 kB), which is `BrandProvider`'s. */}
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
