import type {} from '@mui/x-charts/themeAugmentation';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { focusRing } from '../base-styles.ts';
import { color, elevation, media, radius, size, space, typeStyle } from '../vars.ts';
import type { Overrides } from './overrides.ts';

const innerRing = { ...focusRing, outlineOffset: '-3px' };

/** Parts of MUI X: grid, charts and tree. */
export const x: Overrides = {
  MuiDataGrid: {
    styleOverrides: {
      root: {
        '--DataGrid-rowBorderColor': color('line'),
        border: 0,
        borderRadius: 0,
        backgroundColor: 'transparent',
        color: color('text'),
        ...typeStyle('body'),
        fontVariantNumeric: 'tabular-nums',
        '& .MuiDataGrid-columnHeader, & .MuiDataGrid-filler, & .MuiDataGrid-scrollbarFiller--header': {
          backgroundColor: color('surface1'),
        },
        '& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell': {
          paddingInline: space(4),
          '&:focus, &:focus-within': { outline: 'none' },
          '&:focus-visible': innerRing,
        },
        '& .MuiDataGrid-columnHeader--sorted': { color: color('text') },
        // Two lines fit the height of a head.
        '& .MuiDataGrid-columnHeaderTitle': { ...typeStyle('meta'), lineHeight: 1.2, whiteSpace: 'normal' },
        '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted)': { color: color('text2') },
        '& .MuiDataGrid-columnSeparator': { display: 'none' },
        '& .MuiDataGrid-sortButton, & .MuiDataGrid-sortButton:hover': {
          minWidth: 0,
          minHeight: 0,
          padding: space(1),
          backgroundColor: 'transparent',
          color: 'inherit',
        },
        '& .MuiDataGrid-cell': {
          display: 'flex',
          alignItems: 'center',
          lineHeight: 'inherit',
          borderColor: color('line'),
          '& > .content': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
          '&.numeric': { justifyContent: 'flex-end' },
          '&.actions': { paddingInline: space(2), color: color('text3') },
          '[dir="rtl"] &.actions svg': { transform: 'scaleX(-1)' },
        },
        '& .numeric .MuiDataGrid-columnHeaderDraggableContainer, & .numeric .MuiDataGrid-columnHeaderTitleContainer': {
          flexDirection: 'row-reverse',
        },
        '& .numeric .MuiDataGrid-columnHeaderTitle': { textAlign: 'end' },
        '& .MuiDataGrid-row': { '&, &:hover': { backgroundColor: 'transparent' } },
        '& .MuiDataGrid-row.opens': {
          cursor: 'pointer',
          [media.hover]: { '&:hover': { backgroundColor: color('surface2') } },
        },
        '& .MuiDataGrid-row.expanded': { backgroundColor: color('surface2') },
        '& .MuiDataGrid-row.detail': {
          '&, &:hover': { backgroundColor: color('bg') },
          color: color('text2'),
          '& .MuiDataGrid-cell[data-colindex="0"]': { paddingInlineStart: space(6) },
        },
        '& .MuiDataGrid-row.totals': {
          '&, &:hover': { backgroundColor: color('surface2') },
          fontWeight: 700,
        },
      },
    },
  },
  MuiChartsGrid: {
    styleOverrides: {
      root: { '& .MuiChartsGrid-line': { stroke: color('line'), [media.forcedColors]: { stroke: 'GrayText' } } },
    },
  },
  MuiChartsAxis: {
    styleOverrides: {
      root: {
        '& .MuiChartsAxis-tickLabel': {
          ...typeStyle('meta'),
          fill: color('text2'),
          fontVariantNumeric: 'tabular-nums',
          unicodeBidi: 'plaintext',
          [media.forcedColors]: { fill: 'CanvasText' },
        },
      },
    },
  },
  MuiChartsTooltip: {
    styleOverrides: {
      paper: {
        border: `1px solid ${color('line')}`,
        borderRadius: radius('control'),
        boxShadow: elevation('dialog'),
        ...typeStyle('meta'),
        fontVariantNumeric: 'tabular-nums',
        maxWidth: 'min(20rem, 90vw)',
        '& th, & td': { whiteSpace: 'normal' },
        '& caption': { borderColor: color('line') },
      },
    },
  },
  MuiTreeItem: {
    styleOverrides: {
      content: {
        gap: space(1),
        minHeight: '3.25rem',
        paddingBlock: 0,
        // Leaves space for names at deep levels on phones.
        '--indent': `calc(${space(4)} * var(--TreeView-itemDepth))`,
        paddingInline: `calc(${space(1)} + var(--indent)) ${space(2)}`,
        [media.phone]: { '--indent': `calc(${space(3)} * min(var(--TreeView-itemDepth), 4))` },
        borderRadius: radius('control'),
        '&[data-focused], &:hover': { backgroundColor: color('surface2') },
        '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]': {
          backgroundColor: color('surface3'),
        },
        '.MuiTreeItem-root:focus-visible > &': innerRing,
        [media.forcedColors]: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
      iconContainer: {
        width: size('target'),
        minHeight: size('target'),
        alignItems: 'center',
        color: color('text2'),
        '[dir="rtl"] [aria-expanded="false"] > * > & svg': { transform: 'scaleX(-1)' },
      },
      label: { ...typeStyle('label'), color: color('text') },
    },
  },
};
