import type { CSSObject } from '@emotion/react';
import { color, radius, space, typeStyle } from '../../theme/vars.ts';

/** Styles of running text: spacing, headings, lists, scrolling tables. */
export const proseStyles: CSSObject = {
  ...typeStyle('body'),
  color: color('text2'),
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '& > * + *': { marginBlockStart: space(3) },
  '& :is(p, ul, ol, figure, blockquote, pre, h2, h3, h4, h5, h6)': { marginBlockEnd: 0 },
  '& > :first-child': { marginBlockStart: 0 },
  '& :is(h2, h3)': { ...typeStyle('section'), color: color('text') },
  '& :is(h4, h5, h6)': { ...typeStyle('label'), color: color('text') },
  '& > * + :is(h2, h3, h4, h5, h6)': { marginBlockStart: space(6) },
  '& :is(strong, b)': { color: color('text'), fontWeight: 650 },
  '& :is(ul, ol)': { paddingInlineStart: space(5) },
  '& li + li': { marginBlockStart: space(1.5) },
  '& li::marker': { color: color('accent') },
  '& a': { color: color('accent'), textUnderlineOffset: '0.2em' },
  '& hr': { border: 0, borderBlockStart: `1px solid ${color('line')}` },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: space(4),
    borderInlineStart: `2px solid ${color('accentLine')}`,
  },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: radius('control') },
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' },
  '& :is(th, td)': {
    // Scrolls, so words need not break.
    overflowWrap: 'normal',
    padding: space(2, 3),
    borderBlockEnd: `1px solid ${color('line')}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { ...typeStyle('label'), color: color('text') },
  '& pre': { overflowX: 'auto' },
};
