import type { StylisPlugin } from '@emotion/cache';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtl from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';

export interface RtlProviderProps {
  /** All that the BrandProvider is around. */
  children: ReactNode;
}

/** A rule that names a direction has been written for it, and must not be turned round a second time. */
const namesDirection = (selectors: string | string[]) => /\[dir[=\]]|:dir\(/.test(selectors.toString());

const mirror: StylisPlugin = (element, ...rest) => (namesDirection(element.props) ? undefined : rtl(element, ...rest));

const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, mirror] });
// Else emotion warns of selectors that only a rendering on the server would have to mind.
cache.compat = true;

/**
 * Mirrors the left and right of MUI's own styles for scripts that run from right to left; logical properties, which
 * all of ours are, pass unchanged. Within BrandProvider, and lazily, since only these scripts need it.
 */
export function RtlProvider({ children }: RtlProviderProps) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
