import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { BoldText } from './BoldText.tsx';

it.each([
  ['Your team bet <b>₱1.00</b> and lost <b>₱2.00</b>.', 'Your team bet <b>₱1.00</b> and lost <b>₱2.00</b>.'],
  ['Nothing was bet.', 'Nothing was bet.'],
  ['<b>One</b> offer of <i>kidlat</i>', '<b>One</b> offer of &lt;i&gt;kidlat&lt;/i&gt;'],
])('shows the figures of “%s” in bold, and other tags as text', (text, html) => {
  expect(renderToStaticMarkup(<BoldText>{text}</BoldText>)).toBe(html);
});
