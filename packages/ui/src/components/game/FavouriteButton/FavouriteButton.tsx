import { css, keyframes, type CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { useRef, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { color, media, size } from '../../../theme/vars.ts';

/** Filled and outlined heart on a 30 px square, drawn by clip-path so that the button needs no extra element. */
const OUTER =
  'M15 23.200C8.100 18.300 6.200 14.900 6.700 11.900 7.500 7.900 12.400 7.400 15 11.200 17.600 7.400 22.500 7.900 23.300 11.900 23.800 14.900 21.900 18.300 15 23.200Z';
const INNER =
  'M15 20.700C9.700 16.800 8.200 14.300 8.600 12.200 9.200 9.500 12.800 9.600 15 13.800 17.200 9.600 20.800 9.500 21.400 12.200 21.800 14.300 20.300 16.800 15 20.700Z';

const clip = (paths: string) => `path(evenodd, '${paths}')`;

const heartShapes: { outlined: CSSObject; filled: CSSObject } = {
  outlined: { clipPath: clip(`${OUTER} ${INNER}`) },
  filled: { clipPath: clip(OUTER) },
};

export interface FavouriteButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'onChange' | 'aria-label' | 'aria-pressed'
> {
  /** True for a favourite. */
  favourite: boolean;
  /** Accessible name while not a favourite: "Add Dragon Hoard to favourites". */
  addLabel: string;
  /** Accessible name while a favourite. */
  removeLabel: string;
  /** Called with the new state; further presses within a second are ignored (FAV-03). */
  onChange: (favourite: boolean) => void;
}

const THROTTLE_MS = 1000;

const pop = keyframes({ '0%': { scale: '.7' }, '55%': { scale: '1.22' }, '100%': { scale: '1' } });

// Serialised once, because a list has thousands of hearts.
const HeartButton = styled('button')(
  css({
    position: 'relative',
    display: 'block',
    flex: 'none',
    width: size('target'),
    height: size('target'),
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: color('text'),
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      inset: `calc((${size('target')} - var(--heart-disc, 30px)) / 2)`,
      borderRadius: '50%',
    },
    '&::before': { backgroundColor: `color-mix(in srgb, ${color('bg')} 78%, transparent)` },
    '&::after': { backgroundColor: 'currentColor', ...heartShapes.outlined },
    '&[data-favourite="true"]::before': { backgroundColor: color('bg') },
    '&[data-favourite="true"]::after': heartShapes.filled,
    '&[data-pressed][data-favourite="true"]::after': { animation: `${pop} 320ms ease-out` },
    '&:active::before': { scale: '.92' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: '50%' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
    [media.forcedColors]: {
      '&::before': { backgroundColor: 'Canvas', forcedColorAdjust: 'none' },
      '&::after': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
    },
  }),
);

/** Heart button, 44 px with a disc of 30 px. Its accessible name is the action, so it has no `aria-pressed`. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { favourite, addLabel, removeLabel, onChange, onClick, ...rest } = props;
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.timeStamp - lastPress.current < THROTTLE_MS) return;
    lastPress.current = event.timeStamp;
    event.currentTarget.dataset.pressed = '';
    onChange(!favourite);
  };
  return (
    <HeartButton
      type="button"
      data-ground="panel"
      {...rest}
      data-favourite={favourite}
      aria-label={favourite ? removeLabel : addLabel}
      onClick={press}
    />
  );
}
