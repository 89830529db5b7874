import type { CSSObject } from '@emotion/react';
import { createElement } from 'react';
import { focusRing } from '../base-styles.ts';
import { color, media, radius, size, space, transition, typeStyle } from '../vars.ts';
import type { Overrides } from './overrides.ts';

/** px */
const BOX = 26;
const TRACK = { width: 52, height: 32 };
const THUMB = 20;

const TICK = 'M5 12.5l5 5L19 7';

/** The box of a checkbox. Its tick is visible while the input is checked, also when a form library checks it. */
const CheckMark = () =>
  createElement(
    'span',
    null,
    createElement('svg', { viewBox: '0 0 24 24', 'aria-hidden': true }, createElement('path', { d: TICK })),
  );

const checkMark = createElement(CheckMark);

const dimmed: CSSObject = { opacity: 0.55 };

const checkbox: CSSObject = {
  // A target of 44 px around the box.
  padding: `calc((${size('target')} - ${BOX}px) / 2)`,
  '&, &.Mui-checked, &.Mui-disabled': { color: color('onSelected') },
  '&:has(input:disabled)': dimmed,
  // A box around the drawing, whose own background and border would not change in forced colours.
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: BOX,
    height: BOX,
    border: `2px solid ${color('controlLine')}`,
    borderRadius: radius('small'),
    transition: transition(['background-color', 'border-color']),
  },
  '& > span > svg': {
    width: 15,
    height: 15,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& > input:checked + span': { backgroundColor: color('selected'), borderColor: color('selected') },
  // Hidden by visibility: a transparent tick would be visible in forced colours.
  '& > input:not(:checked) + span > svg': { visibility: 'hidden' },
  '& > input[aria-invalid="true"] + span': { borderColor: color('danger') },
  '& > input:focus-visible + span': { ...focusRing, borderRadius: radius('small') },
  // MUI's ring around the drawing.
  '&.Mui-focusVisible svg:first-of-type': { outline: 'none' },
};

const switchBase: CSSObject = {
  // Instead of MUI's place and transform, which need mirroring.
  inset: 'auto',
  insetBlockStart: 0,
  insetInlineStart: 0,
  padding: (TRACK.height - THUMB) / 2,
  transition: transition(['inset-inline-start']),
  '&, &.Mui-disabled': { color: color('controlLine') },
  '&, &:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
  '&.Mui-checked': { transform: 'none' },
  '& + .MuiSwitch-track, &.Mui-disabled + .MuiSwitch-track': { backgroundColor: 'transparent', opacity: 1 },
  '&:has(input:checked)': { insetInlineStart: TRACK.width - TRACK.height },
  '&:has(input:checked), &.Mui-disabled:has(input:checked)': { color: color('onSelected') },
  '&:has(input:checked) + .MuiSwitch-track, &.Mui-checked.Mui-disabled + .MuiSwitch-track': {
    backgroundColor: color('selected'),
    borderColor: color('selected'),
  },
  [media.forcedColors]: {
    '& > .MuiSwitch-thumb': { backgroundColor: 'ButtonText' },
    '& > input:checked + .MuiSwitch-thumb': { backgroundColor: 'Highlight' },
  },
};

export const toggles: Overrides = {
  MuiFormGroup: { styleOverrides: { root: { '&.MuiFormGroup-row': { columnGap: space(5) } } } },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        boxSizing: 'border-box',
        minWidth: size('target'),
        margin: 0,
        ...typeStyle('body'),
        color: color('text2'),
        // Minimum height of a touch target.
        paddingBlock: `max(0px, (${size('target')} - 1lh) / 2)`,
        '&:has(input:disabled)': { cursor: 'not-allowed' },
        '&:has(input:disabled) > .MuiFormControlLabel-label': dimmed,
        // The mark is centred on the first line of text.
        '& > .MuiCheckbox-root, & > .MuiRadio-root': {
          marginBlock: `calc((1lh - ${size('target')}) / 2)`,
          marginInlineStart: `calc((${BOX}px - ${size('target')}) / 2)`,
          marginInlineEnd: `calc(${space(2.5)} - (${size('target')} - ${BOX}px) / 2)`,
        },
        '& > .MuiSwitch-root': { marginBlock: `calc((1lh - ${TRACK.height}px) / 2)` },
      },
      label: {
        minWidth: 0,
        font: 'inherit',
        letterSpacing: 'inherit',
        overflowWrap: 'anywhere',
        '&, &.Mui-disabled': { color: 'inherit' },
      },
      // The whole row of a setting.
      labelPlacementStart: { display: 'flex', justifyContent: 'space-between', gap: space(4), color: color('text') },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: checkMark, checkedIcon: checkMark },
    styleOverrides: { root: checkbox },
  },
  MuiRadio: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        // A target of 44 px around MUI's mark of 24 px.
        padding: `calc((${size('target')} - 24px) / 2)`,
        '&, &.Mui-disabled': { color: color('controlLine') },
        '&.Mui-checked': { color: color('selected') },
        '&:has(input:disabled)': dimmed,
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: {
        ...TRACK,
        padding: 0,
        // The focus ring is outside.
        overflow: 'visible',
        '&:has(input:disabled)': dimmed,
      },
      switchBase,
      // Over the whole track.
      input: {
        inset: 'auto',
        insetBlockStart: 0,
        insetInlineStart: 0,
        width: TRACK.width,
        '&:checked': { insetInlineStart: TRACK.height - TRACK.width },
      },
      thumb: { width: THUMB, height: THUMB, border: 0, boxShadow: 'none' },
      track: {
        boxSizing: 'border-box',
        border: `2px solid ${color('controlLine')}`,
        borderRadius: radius('pill'),
        transition: transition(['background-color', 'border-color']),
        [media.forcedColors]: { borderWidth: 2 },
      },
    },
  },
};
