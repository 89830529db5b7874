import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { createContext, use, useEffect, useState } from 'react';
import { useBrand, useDirection } from './brand-context.ts';
import { createBrandTheme } from './create-brand-theme.ts';
import { styleCache } from './style-cache.ts';
import type { BrandTokens, Direction } from './tokens.ts';

const themes = new WeakMap<BrandTokens, Partial<Record<Direction, Theme>>>();

function cachedTheme(brand: BrandTokens, direction: Direction): Theme {
  const cached = themes.get(brand) ?? {};
  const theme = cached[direction] ?? createBrandTheme(brand, { direction });
  themes.set(brand, { ...cached, [direction]: theme });
  return theme;
}

const InsideContext = createContext(false);

let loadedCache: EmotionCache | undefined;

function keep(cache: EmotionCache): EmotionCache {
  loadedCache = cache;
  return cache;
}

/** Cache that mirrors MUI's styles, loaded for RTL scripts only: undefined while loading, null when that has failed. */
function useMirroringCache(isMirrored: boolean): EmotionCache | null | undefined {
  const [cache, setCache] = useState<EmotionCache | null | undefined>(loadedCache);
  useEffect(() => {
    if (!isMirrored || cache !== undefined) return;
    import('./mirroring-cache.ts').then(
      ({ mirroringCache }) => setCache(keep(mirroringCache)),
      () => setCache(null),
    );
  }, [isMirrored, cache]);
  return cache;
}

export interface MuiThemeProps {
  /** For a layer: true once it is needed, open or kept mounted. A control in the page has no `needed`. */
  needed?: boolean;
  /** A MUI widget with its content. */
  children: ReactNode;
}

/**
 * Applies the brand's theme to a MUI widget, mirrored for RTL scripts. Per widget instead of at the root, so that pages without MUI widgets do not
 * load MUI.
 */
export function MuiTheme({ needed, children }: MuiThemeProps) {
  const isInside = use(InsideContext);
  const [wasNeeded, setWasNeeded] = useState(needed !== false);
  if (needed && !wasNeeded) setWasNeeded(true);
  if (!needed && !wasNeeded) return null;
  return isInside ? children : <ThemedTree isLayer={needed !== undefined}>{children}</ThemedTree>;
}

interface ThemedTreeProps extends Pick<MuiThemeProps, 'children'> {
  isLayer: boolean;
}

/** A layer waits for its mirroring. A control is shown before, because its refs and effects belong to the page. */
function ThemedTree({ isLayer, children }: ThemedTreeProps) {
  const direction = useDirection();
  const theme = cachedTheme(useBrand(), direction);
  const isMirrored = direction === 'rtl';
  const cache = useMirroringCache(isMirrored);
  if (isMirrored && isLayer && cache === undefined) return null;
  return (
    <InsideContext value={true}>
      {/* Of @mui/system: the one of @mui/material adds switching of colour schemes (3 kB), which is `BrandProvider`'s. */}
      <ThemeProvider theme={theme}>
        {isMirrored ? <CacheProvider value={cache ?? styleCache}>{children}</CacheProvider> : children}
      </ThemeProvider>
    </InsideContext>
  );
}
