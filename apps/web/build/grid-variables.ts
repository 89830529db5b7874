import type { Plugin } from 'vite';

/** Module of MUI's grid with the element of its CSS variables. */
const MODULE = /\/@mui\/x-data-grid\/utils\/css\/context\.m?js$/;

const STYLE_ELEMENT =
  /_jsx\("style", \{\s*href: `\/\$\{className\}`,\s*nonce: rootProps\.nonce,\s*children: cssString,?\s*\}\)/;

/**
 * Lets emotion add the CSS variables of MUI's grid, which renders a style element with them: the page's policy refuses its
 * text, and what it would contain depends on the brand. Emotion adds rules by script to an empty element.
 */
export function gridVariables(): Plugin {
  return {
    name: 'grid-variables',
    apply: 'build',
    transform(code, id) {
      if (!MODULE.test(id)) return undefined;
      const changed = code.replace(STYLE_ELEMENT, '_jsx(GridVariables, { styles: cssString })');
      if (changed === code) this.error('The grid of MUI renders its CSS variables in another way; see this plugin.');
      return { code: `import { Global as GridVariables } from '@emotion/react';\n${changed}`, map: null };
    },
  };
}
