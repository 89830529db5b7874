import type { CSSObject } from '@emotion/react';
import type { ColorRole } from '../tokens.ts';
import { focusRing } from '../base-styles.ts';
import { color, media, radius, size, space, transition, typeStyle } from '../vars.ts';
import type { Overrides } from './overrides.ts';

const chipTone = (ink: ColorRole, ground: ColorRole): CSSObject => ({
  backgroundColor: color(ground),
  color: color(ink),
});

export const data: Overrides = {
  MuiChip: {
    styleOverrides: {
      root: {
        gap: space(1),
        justifyContent: 'flex-start',
        height: 'auto',
        verticalAlign: 'baseline',
        padding: space(0.5, 2.5),
        paddingInlineStart: space(1.5),
        // Transparent, but drawn in forced-colours mode.
        border: '1px solid transparent',
        borderRadius: radius('pill'),
        ...typeStyle('meta'),
        fontWeight: 600,
        '&.MuiChip-colorDefault': chipTone('text2', 'surface2'),
        '&.MuiChip-colorInfo': chipTone('info', 'infoSurface'),
        '&.MuiChip-colorSuccess': chipTone('success', 'successSurface'),
        '&.MuiChip-colorWarning': chipTone('warning', 'warningSurface'),
        '&.MuiChip-colorError': chipTone('danger', 'dangerSurface'),
        '& .MuiChip-icon': { flex: 'none', margin: 0, color: 'inherit', strokeWidth: 2.5 },
        '& .MuiChip-deleteIcon': {
          margin: `0 ${space(2)}`,
          color: color('text2'),
          [media.hover]: { '&:hover': { color: color('text') } },
        },
        // Its end is the remove button.
        '&.MuiChip-deletable': {
          gap: 0,
          minHeight: size('target'),
          padding: 0,
          paddingInlineStart: space(3.5),
          borderColor: color('lineStrong'),
          backgroundColor: color('surface2'),
          color: color('text'),
          ...typeStyle('label'),
        },
      },
      // Long texts wrap.
      label: { padding: 0, overflow: 'visible', whiteSpace: 'normal' },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: { ...typeStyle('label'), width: size('target'), height: size('target') },
      colorDefault: { backgroundColor: color('surface3'), color: color('text') },
    },
  },
  MuiBadge: {
    styleOverrides: { badge: { ...typeStyle('meta'), fontWeight: 700, fontVariantNumeric: 'tabular-nums' } },
  },
  MuiCard: {
    styleOverrides: { root: { border: `1px solid ${color('line')}`, borderRadius: radius('card') } },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: space(4), '&:last-child': { paddingBlockEnd: space(4) } } },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: {
        backgroundColor: color('surface1'),
        '&::before': { display: 'none' },
        '&:not(:first-of-type)': { borderBlockStart: `1px solid ${color('line')}` },
      },
      rounded: {
        '&:first-of-type': { borderStartStartRadius: radius('card'), borderStartEndRadius: radius('card') },
        '&:last-of-type': { borderEndStartRadius: radius('card'), borderEndEndRadius: radius('card') },
      },
      heading: { display: 'block' },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        gap: space(3),
        minHeight: size('targetLarge'),
        padding: space(3, 4),
        borderRadius: radius('card'),
        '&:focus-visible': { ...focusRing, outlineOffset: '-3px', borderRadius: radius('card') },
        [media.hover]: { '&:hover': { color: color('accent') } },
        [media.desktop]: { paddingInline: space(5) },
      },
      content: { minWidth: 0, margin: 0 },
      expandIconWrapper: { color: color('text2'), transition: transition(['transform']) },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: {
        padding: space(0.5, 4, 5),
        ...typeStyle('body'),
        color: color('text2'),
        [media.desktop]: { paddingInline: space(5) },
      },
    },
  },
  MuiTable: {
    styleOverrides: {
      root: {
        borderCollapse: 'separate',
        border: `1px solid ${color('line')}`,
        borderRadius: radius('card'),
        backgroundColor: color('surface1'),
        ...typeStyle('body'),
        fontVariantNumeric: 'tabular-nums',
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: { [media.hover]: { '&.MuiTableRow-hover:hover': { backgroundColor: color('surface2') } } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: space(3, 4), borderBlockEnd: 0, textAlign: 'start' },
      head: { ...typeStyle('meta'), color: color('text2') },
      body: { ...typeStyle('body'), borderBlockStart: `1px solid ${color('line')}`, color: color('text') },
    },
  },
};
