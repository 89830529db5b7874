import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ElementType, type ReactNode, type Ref } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { useReducedMotion } from '../../../theme/use-media.ts';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Engraving } from '../../display/Engraving/Engraving.tsx';
import { browserFrames, useCount, type FrameClock } from './use-count.ts';

export interface JackpotCounterProps {
  /** Title, e.g. "Grand jackpot". */
  label: string;
  /** The amount as a decimal string, e.g. '48217306.42'. Counts up to a new value. */
  value: string;
  /** Formats the amount with its currency, e.g. '₱48,217,306.42'. */
  format: (value: string) => string;
  /** Label for demonstration values; required when the amount is not real. */
  demoNote?: string;
  /** End of the first line for real values: "Last won 3 days ago". */
  note?: ReactNode;
  /** Smaller jackpots below, on desktops. */
  details?: readonly { id: string; label: string; value: string }[];
  /** Link below the amount, whose target is the whole panel: the games of the jackpot. */
  action?: { label: string; link: object };
  /** Router link component; `'a'` by default. */
  linkComponent?: ElementType;
  /** Minimum time between two announcements in ms; one minute by default. */
  announceEvery?: number;
  /** Schedules a callback before the next frame; `requestAnimationFrame` by default. */
  frames?: FrameClock;
  ref?: Ref<HTMLElement>;
}

const Surface = styled('section')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  padding: space(3.5, 4),
  borderRadius: radius('card'),
  border: `1px solid color-mix(in srgb, ${color('engraving')} 38%, transparent)`,
  backgroundColor: color('bg'),
  color: color('text'),
  containerType: 'inline-size',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: space(1),
    border: `1px solid color-mix(in srgb, ${color('engraving')} 24%, transparent)`,
    borderRadius: `calc(${radius('card')} - ${space(1)})`,
    pointerEvents: 'none',
  },
  '&:has(a:focus-visible)': { ...focusRing, borderRadius: radius('card') },
  [media.desktop]: {
    padding: space(7),
    borderRadius: radius('banner'),
    '&[data-bare="true"]': { justifyContent: 'center' },
  },
});

const Pattern = styled(Engraving)({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  color: color('engraving'),
  opacity: 0.2,
  [media.desktop]: { '[data-bare="false"] > &': { height: '60%' } },
});

const Head = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space(3)}`,
  ...typeStyle('label'),
  color: color('text2'),
});

const Amount = styled('span')({
  display: 'flex',
  alignItems: 'baseline',
  marginBlockStart: space(1),
  ...typeStyle('jackpot'),
  whiteSpace: 'nowrap',
  [media.desktop]: { marginBlockStart: space(2) },
  '& > i': { fontStyle: 'normal', color: color('text2'), fontFamily: 'var(--ui-family-text)', fontSize: '.62em' },
  // Besley has proportional digits; cells of fixed width keep the amount from moving while it counts.
  '& > b': { width: '.605em', fontWeight: 'inherit', textAlign: 'center', letterSpacing: 0 },
  '& > b[data-cents="true"], & > span[data-cents="true"]': { fontSize: '.64em', opacity: 0.8 },
});

const Size = styled('span')({ display: 'flex', ...typeStyle('jackpot') });
const Demo = styled('span')(typeStyle('meta'));
const Announced = styled('span')(visuallyHidden);

const Action = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  marginBlockStart: space(1),
  ...typeStyle('label'),
  color: color('accent'),
  textDecoration: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
  [media.hover]: { 'section:hover > &': { textDecoration: 'underline' } },
  [media.desktop]: { marginBlockStart: space(3) },
});

const Details = styled('span')({
  display: 'none',
  marginBlockStart: 'auto',
  paddingBlockStart: space(3),
  [media.desktop]: { display: 'grid' },
  '& > span': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(3),
    paddingBlock: space(2),
    borderBlockStart: `1px solid color-mix(in srgb, ${color('engraving')} 26%, transparent)`,
    ...typeStyle('label'),
  },
  '& > span > span:first-of-type': { color: color('text2'), fontWeight: 500 },
});

/** Characters of a formatted amount: digits in cells of equal width, decimals smaller. */
function Characters({ text }: { text: string }) {
  const cents = /[.,]\d{1,2}$/.exec(text)?.index ?? text.length;
  return Array.from(text, (character, index) => {
    if (/\d/.test(character)) {
      return (
        <b key={index} data-cents={index > cents}>
          {character}
        </b>
      );
    }
    if (/[.,\s]/.test(character)) {
      return (
        <span key={index} data-cents={index >= cents}>
          {character}
        </span>
      );
    }
    return <i key={index}>{character}</i>;
  });
}

/** Font size at which the amount fits: a long amount on a narrow phone shrinks instead of being cut. */
function fitFontSize(text: string): string {
  const digits = text.replaceAll(/\D/g, '').length;
  const ems = digits * 0.605 + (text.length - digits) * 0.42;
  return `min(1em, ${(100 / ems).toFixed(1)}cqi)`;
}

/** Returns `value`, updated at most once per interval. */
function useThrottledValue(value: string, intervalMs: number): string {
  const [announcedValue, setAnnounced] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(() => {
    const timer = setInterval(() => setAnnounced(latest.current), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return announcedValue;
}

/** A large amount that counts up to each new value. Announced at most once per `announceEvery`. */
export function JackpotCounter(props: JackpotCounterProps) {
  const { label, value, format, demoNote, note, details, action, linkComponent, ref } = props;
  const { announceEvery = 60_000, frames = browserFrames } = props;
  const shown = useCount(value, useReducedMotion(), frames);
  const announcedValue = useThrottledValue(value, announceEvery);
  return (
    <Surface ref={ref} aria-label={label} data-ground="plate" data-bare={details === undefined}>
      <Pattern kind="wave" lines={20} />
      <Head>
        <span>{label}</span>
        {demoNote === undefined ? note && <span>{note}</span> : <Demo>{demoNote}</Demo>}
      </Head>
      <Announced aria-live="polite">{format(announcedValue)}</Announced>
      <Size aria-hidden>
        {/* As an attribute: `mirroringCache` mirrors the CSS property, and 24 would read as 42. */}
        <Amount dir="ltr" style={{ fontSize: fitFontSize(format(shown)) }}>
          <Characters text={format(shown)} />
        </Amount>
      </Size>
      {action && (
        <Action as={linkComponent ?? 'a'} {...action.link}>
          {action.label}
          <Icon name="chevronEnd" size={18} />
        </Action>
      )}
      {details && (
        <Details>
          {details.map((detail) => (
            <span key={detail.id}>
              <span>{detail.label}</span>
              <span>{detail.value}</span>
            </span>
          ))}
        </Details>
      )}
    </Surface>
  );
}
