import { create } from 'storybook/theming';
import { croupier } from '../src/theme/brands/croupier.ts';
import type { MarkShape } from '../src/theme/tokens.ts';

const roles = croupier.color.dark;

const renderShape = ({ d, fill, stroke, strokeWidth, dash, dashOffset }: MarkShape) =>
  `<path d="${d}" fill="${fill ? roles[fill] : 'none'}" stroke="${stroke ? roles[stroke] : 'none'}" ` +
  `stroke-width="${strokeWidth ?? 0}" stroke-dasharray="${dash ?? 'none'}" stroke-dashoffset="${dashOffset ?? 0}"/>`;

const { viewBox, shapes } = croupier.mark;
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="36" viewBox="0 0 150 36">' +
  `<svg width="36" height="36" viewBox="${viewBox}">${shapes.map(renderShape).join('')}</svg>` +
  `<text x="46" y="25" fill="${roles.text}" font-family="Georgia,serif" font-weight="700" font-size="22">Croupier</text>` +
  '</svg>';

/** Storybook's own interface in the default brand. */
export const brandTheme = create({
  base: 'dark',
  brandTitle: 'Croupier, the design system',
  brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
  fontBase: croupier.fonts.text,
  colorPrimary: roles.action,
  colorSecondary: roles.accent,
  appBg: roles.bgSunken,
  appContentBg: roles.bg,
  appPreviewBg: roles.bg,
  appHoverBg: roles.surface2,
  appBorderColor: roles.line,
  appBorderRadius: croupier.radius.small,
  textColor: roles.text,
  textInverseColor: roles.bg,
  textMutedColor: roles.text2,
  barBg: roles.surface1,
  barTextColor: roles.text2,
  barHoverColor: roles.text,
  barSelectedColor: roles.accent,
  buttonBg: roles.surface2,
  buttonBorder: roles.lineStrong,
  booleanBg: roles.surface2,
  booleanSelectedBg: roles.surface3,
  inputBg: roles.surface2,
  inputBorder: roles.controlLine,
  inputTextColor: roles.text,
  inputBorderRadius: croupier.radius.small,
});
