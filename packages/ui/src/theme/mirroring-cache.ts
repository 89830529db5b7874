import type { StylisPlugin } from '@emotion/cache';
import createCache from '@emotion/cache';
import rtl from '@mui/stylis-plugin-rtl';
import { allowEverySelector } from './style-cache.ts';

/** True for rules with a direction selector, which must not be mirrored. */
const hasDirectionSelector = (selectors: string | string[]) => /\[dir[=\]]|:dir\(/.test(selectors.toString());

const mirror: StylisPlugin = (element, ...rest) =>
  hasDirectionSelector(element.props) ? undefined : rtl(element, ...rest);

/** Emotion's cache that mirrors left and right in MUI's styles for RTL scripts. Logical properties, as in our styles, are unchanged. */
export const mirroringCache = createCache({ key: 'rtl', stylisPlugins: [mirror] });
allowEverySelector(mirroringCache);
