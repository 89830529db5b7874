import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { oneLine } from '../../../theme/text-styles.ts';
import { color, media, radius, size, space, transition, typeStyle } from '../../../theme/vars.ts';
import { TILE_SIZE } from '../internal/list-panel.tsx';
import { rowTarget, secondLine } from '../internal/two-lines.ts';

/** In px, 3:4 like the cover of a tile. */
export const COVER_SIZE = { width: 42, height: 56 } as const;

// Explicit table roles, because the layouts on phones remove the native roles.
export const Table = styled(MuiTable)({ [media.phone]: { display: 'block', containerType: 'inline-size' } });

export const Head = styled(TableHead)({
  [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

export const Body = styled(TableBody)({
  [media.phone]: { display: 'block', '& + &': { borderBlockStart: `1px solid ${color('line')}` } },
});

export const Heading = styled(TableCell)({ '&[data-numeric="true"]': { textAlign: 'end' } });

/** The head of a group: its name, and sums in their columns. */
export const GroupRow = styled(TableRow)({
  [media.desktop]: { backgroundColor: `color-mix(in srgb, ${color('bg')} 45%, transparent)` },
  [media.phone]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space(0.5, 4),
    padding: space(2.5, 4, 1),
  },
});

export const GroupCell = styled(TableCell)({
  paddingBlock: space(2),
  ...typeStyle('meta'),
  fontWeight: 600,
  color: color('text2'),
  '&[data-numeric="true"]': { textAlign: 'end' },
  [media.phone]: { padding: 0, border: 0, overflowWrap: 'anywhere', '&:empty': { display: 'none' } },
});

export const Row = styled(TableRow)({
  position: 'relative',
  [media.phone]: {
    display: 'grid',
    // Two columns, or one when large text does not fit an amount in each.
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(7rem, 50% - ${space(2)})), 1fr))`,
    gap: space(2, 4),
    padding: space(2, 4, 4),
    '&:not(:first-of-type)': { borderBlockStart: `1px solid ${color('line')}` },
    // The head and the first row of a group belong together.
    '[data-group] + &': { borderBlockStart: 0 },
  },
  '&[data-lines="two"]': {
    [media.phone]: {
      display: 'flex',
      // Large text wraps to its own lines.
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space(1, 3),
      padding: space(3, 4),
      '&[data-pictured="cover"]': {
        minHeight: COVER_SIZE.height,
        paddingInlineStart: `calc(${space(7)} + ${COVER_SIZE.width}px)`,
      },
      '&[data-pictured="icon"]': {
        minHeight: TILE_SIZE,
        alignItems: 'baseline',
        gap: space(0.5, 2),
        paddingBlock: space(2),
        paddingInlineStart: `calc(${space(7)} + ${TILE_SIZE}px)`,
      },
      '&::before': { content: '""', order: 2, flex: '1 0 100%' },
    },
  },
});

export const Cover = styled('img')({
  display: 'inline-block',
  objectFit: 'cover',
  width: COVER_SIZE.width,
  height: COVER_SIZE.height,
  marginInlineEnd: space(3),
  borderRadius: radius('small'),
  backgroundColor: color('surface3'),
  verticalAlign: 'middle',
  [media.phone]: {
    position: 'absolute',
    insetInlineStart: space(4),
    insetBlockStart: `calc(50% - ${COVER_SIZE.height / 2}px)`,
  },
});

/** At the start of the row, in its middle. */
export const TilePlace = styled('span')({
  position: 'absolute',
  insetInlineStart: space(4),
  insetBlockStart: `calc(50% - ${TILE_SIZE / 2}px)`,
});

export const Cell = styled(TableCell)({
  '& > [data-label]': { color: color('text2'), ...typeStyle('meta') },
  '&[data-phone="value"]': { fontWeight: 600 },
  [media.desktop]: {
    '&[data-numeric="true"]': { textAlign: 'end' },
    '& > [data-label]': { display: 'none' },
    // In a table a height is a least height; the tile is out of the flow.
    '[data-pictured="icon"] > &': { paddingBlock: space(2), height: `calc(${TILE_SIZE}px + ${space(2)})` },
    '[data-pictured="icon"] > &:first-of-type': { paddingInlineStart: `calc(${space(7)} + ${TILE_SIZE}px)` },
  },
  [media.phone]: {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    minWidth: 0,
    padding: 0,
    border: 0,
    overflowWrap: 'anywhere',
    '&:first-of-type': { gridColumn: '1 / -1' },
    '&[data-phone]': { display: 'block' },
    // Its title and detail are on different lines of the row.
    '&[data-phone="lead"]': { display: 'contents' },
    '&[data-phone="middle"]': { flex: '1 1 0', minWidth: '2rem', maxWidth: '5rem', alignSelf: 'center' },
    '&[data-phone="value"]': { order: 1, marginInlineStart: 'auto' },
    '&[data-phone="meta"]': { order: 3, ...secondLine },
    '&[data-phone="note"], &[data-phone="subvalue"]': { order: 5, marginInlineStart: 'auto', ...typeStyle('meta') },
    '&[data-phone="subvalue"]': { color: color('text3') },
    '&[data-phone="note"] > [data-label]': { marginInlineEnd: space(1) },
    '&[data-phone]:not([data-phone="note"]) > [data-label]': { display: 'none' },
    '&[data-phone="hidden"], &[data-phone][data-usual="true"]': { display: 'none' },
  },
});

const leadOfTwoLines = { ...oneLine, flex: '1 1 0', width: 'auto', minWidth: 'min(100%, 5rem)' } as const;

export const Lead = styled('span')({
  ...typeStyle('label'),
  [media.phone]: { '[data-phone] > &': leadOfTwoLines },
});

export const Open = styled(ButtonBase)({
  ...rowTarget,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size('target'),
  color: 'inherit',
  ...typeStyle('label'),
  textAlign: 'start',
  textDecoration: 'none',
  '& > svg': {
    marginInlineStart: space(1),
    color: color('text3'),
    verticalAlign: 'middle',
    transition: transition(['rotate']),
  },
  '&[aria-expanded="true"] > svg': { rotate: '180deg' },
  // The row itself is the target.
  '&[data-detailed="true"]': { minHeight: 0 },
  [media.phone]: { '[data-phone] > &': { ...leadOfTwoLines, minHeight: 0 } },
});

/** What a row opened in place. */
export const ContentRow = styled(TableRow)({
  backgroundColor: `color-mix(in srgb, ${color('bg')} 45%, transparent)`,
  [media.phone]: { display: 'block' },
});

export const ContentCell = styled(TableCell)({
  padding: space(1, 4, 4),
  [media.phone]: { display: 'block', padding: space(1, 2, 3), border: 0 },
});

export const Detail = styled('span')({
  display: 'block',
  ...secondLine,
  [media.phone]: {
    order: 4,
    flex: '1 1 0',
    minWidth: 'min(100%, 4rem)',
    '&[data-follows="true"]': {
      '&::before': { content: '"·" / ""', marginInlineStart: `calc(-1 * ${space(1)})`, marginInlineEnd: space(1) },
    },
    // Beside time and balance it would be a narrow column of many lines.
    '@container (max-width: 22rem)': {
      '&[data-long="true"]': { order: 6, flexBasis: '100%', '&::before': { content: 'none' } },
    },
  },
});
