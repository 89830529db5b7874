import type { StylisPlugin } from '@emotion/cache';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtl from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import { allowEverySelector } from './style-cache.ts';

export interface RtlProviderProps {
  /** MUI widgets. */
  children: ReactNode;
}

/** True for rules with a direction selector, which must not be mirrored. */
const hasDirectionSelector = (selectors: string | string[]) => /\[dir[=\]]|:dir\(/.test(selectors.toString());

const mirror: StylisPlugin = (element, ...rest) =>
  hasDirectionSelector(element.props) ? undefined : rtl(element, ...rest);

const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, mirror] });
allowEverySelector(cache);

/** Mirrors left and right in MUI's styles for RTL scripts. Logical properties, as in our styles, are unchanged. */
export function RtlProvider({ children }: RtlProviderProps) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
