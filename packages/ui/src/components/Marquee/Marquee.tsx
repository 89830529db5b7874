import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { useState } from 'react';
import { color, media, size, space, typeStyle } from '../../theme/vars.ts';
import { useReducedMotion } from '../../theme/use-reduced-motion.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface MarqueeItem {
  id: string;
  text: string;
}

export interface MarqueeLabels {
  /** Name of the strip, seen beside its icon on wider screens: "Notice". */
  name: string;
  pause: string;
  play: string;
  /** For the strip that stands still: to the next text. */
  next: string;
}

export interface MarqueeProps {
  items: readonly MarqueeItem[];
  labels: MarqueeLabels;
  /** Makes each text a button: told which. */
  onSelect?: (id: string) => void;
  icon?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Reading pace: seconds for a letter. */
const SECONDS_PER_LETTER = 0.16;

const run = keyframes({ to: { transform: 'translateX(-50%)' } });
const runBack = keyframes({ to: { transform: 'translateX(50%)' } });

const Strip = styled('section')({
  display: 'flex',
  // With large text the words are below their name.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2.5),
  minWidth: 0,
  minHeight: 44,
  ...typeStyle('meta'),
  color: color('text2'),
});

const Name = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: space(1.5),
  fontWeight: 650,
  color: color('accent'),
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
});

const Window = styled('div')({
  flex: `1 1 min(10em, 100% - ${size('target')} - ${space(2.5)})`,
  minWidth: 0,
  overflow: 'hidden',
  '&[data-moving="true"]': {
    maskImage: `linear-gradient(to right, transparent, ${color('text')} ${space(4)}, ${color('text')} calc(100% - ${space(4)}), transparent)`,
  },
});

const Track = styled('div')({
  display: 'flex',
  width: 'max-content',
  minWidth: '200%',
  animation: `${run} 30s linear infinite`,
  '[dir="rtl"] &': { animationName: runBack },
  '&[data-paused="true"]': { animationPlayState: 'paused' },
  [media.hover]: { 'section:hover > * > &': { animationPlayState: 'paused' } },
  'section:focus-within > * > &': { animationPlayState: 'paused' },
});

const Half = styled('ul')({
  display: 'flex',
  flex: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { flex: 'none', paddingInlineEnd: space(12) },
});

const Text = styled('button')({
  minHeight: 44,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-4px' },
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
});

const Still = styled('div')({ textWrap: 'pretty' });

function Item({
  item,
  onSelect,
  copy = false,
}: { item: MarqueeItem; copy?: boolean } & Pick<MarqueeProps, 'onSelect'>) {
  if (!onSelect) return item.text;
  return (
    <Text type="button" tabIndex={copy ? -1 : undefined} onClick={() => onSelect(item.id)}>
      {item.text}
    </Text>
  );
}

/** Under reduced motion: one text, and a button to the next one. */
function StillNotices({ items, labels, onSelect }: MarqueeProps) {
  const [at, setAt] = useState(0);
  const item = items[at % items.length];
  return (
    <>
      <Window>
        <Still aria-live="polite">{item && <Item item={item} {...(onSelect && { onSelect })} />}</Still>
      </Window>
      {items.length > 1 && (
        <IconButton label={labels.next} onClick={() => setAt(at + 1)}>
          <Icon name="chevronDown" />
        </IconButton>
      )}
    </>
  );
}

function RunningNotices({ items, labels, onSelect }: MarqueeProps) {
  const [paused, setPaused] = useState(false);
  const letters = items.reduce((sum, { text }) => sum + text.length, 0);
  const time = { animationDuration: `${Math.max(14, Math.round(letters * SECONDS_PER_LETTER))}s` };
  const half = (copy: boolean) => (
    // The second half follows on the heels of the first; nobody meets it but the eye.
    <Half {...(copy && { 'aria-hidden': true })}>
      {items.map((item) => (
        <li key={item.id}>
          <Item item={item} copy={copy} {...(onSelect && { onSelect })} />
        </li>
      ))}
    </Half>
  );
  return (
    <>
      <Window data-moving>
        <Track data-paused={paused} style={time}>
          {half(false)}
          {half(true)}
        </Track>
      </Window>
      <IconButton label={paused ? labels.play : labels.pause} onClick={() => setPaused(!paused)}>
        <Icon name={paused ? 'play' : 'pause'} />
      </IconButton>
    </>
  );
}

/** Notices that run past. They stop when pointed at, in focus or told to; under reduced motion they are stepped through. */
export function Marquee(props: MarqueeProps) {
  const { items, labels, icon = <Icon name="horn" />, ref } = props;
  const still = useReducedMotion();
  if (items.length === 0) return null;
  return (
    <Strip ref={ref} aria-label={labels.name}>
      <Name aria-hidden>
        {icon}
        {labels.name}
      </Name>
      {still ? <StillNotices {...props} /> : <RunningNotices {...props} />}
    </Strip>
  );
}
