import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useState, type ElementType, type ReactNode, type Ref } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, media, size, space, typeStyle } from '../../../theme/vars.ts';
import { useReducedMotion } from '../../../theme/use-media.ts';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

export interface MarqueeItem {
  id: string;
  text: string;
}

export interface MarqueeLabels {
  /** Accessible name, shown beside the icon on wider screens: "Notice". */
  name: string;
  pause: string;
  play: string;
  /** Label of the next button, shown under reduced motion. */
  next: string;
}

export interface MarqueeProps<C extends ElementType = 'a'> {
  items: readonly MarqueeItem[];
  labels: MarqueeLabels;
  /** Makes each text a link, by its id. */
  linkOf?: (id: string) => LinkTarget<C>;
  /** Makes the icon and the name a link to all notices; screen readers read the label after the name: how many are new. */
  all?: { label: string; link: LinkTarget<C> };
  /** Router link component for links; `'a'` by default. */
  linkComponent?: C;
  icon?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Scroll speed: seconds per letter. */
const SECONDS_PER_LETTER = 0.16;

const scroll = keyframes({ to: { transform: 'translateX(-50%)' } });
const scrollReverse = keyframes({ to: { transform: 'translateX(50%)' } });

const Strip = styled('section')({
  display: 'flex',
  // With large text the label wraps above the texts.
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
  'a&': { position: 'relative', minWidth: size('target'), minHeight: 44, textDecoration: 'none' },
  [media.hover]: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
});

const Hidden = styled('span')(visuallyHidden);

const Window = styled('div')({
  flex: `1 1 min(6em, 100% - ${size('target')} - ${space(2.5)})`,
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
  animation: `${scroll} 30s linear infinite`,
  '[dir="rtl"] &': { animationName: scrollReverse },
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

const Text = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: '-4px' },
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
});

const StaticItem = styled('div')({ textWrap: 'pretty' });

type PartProps<C extends ElementType> = Pick<MarqueeProps<C>, 'linkOf' | 'linkComponent'>;

function Item<C extends ElementType>(props: { item: MarqueeItem; copy?: boolean } & PartProps<C>) {
  const { item, copy = false, linkOf, linkComponent = 'a' } = props;
  if (!linkOf) return item.text;
  return (
    <Text as={linkComponent} tabIndex={copy ? -1 : undefined} {...linkOf(item.id)}>
      {item.text}
    </Text>
  );
}

/** For reduced motion: one text and a next button. */
function StaticMarquee<C extends ElementType>({ items, labels, ...rest }: MarqueeProps<C>) {
  const [index, setIndex] = useState(0);
  const item = items[index % items.length];
  return (
    <>
      <Window>
        <StaticItem aria-live="polite">{item && <Item item={item} {...rest} />}</StaticItem>
      </Window>
      {items.length > 1 && (
        <IconButton label={labels.next} onClick={() => setIndex(index + 1)}>
          <Icon name="chevronDown" />
        </IconButton>
      )}
    </>
  );
}

function MovingMarquee<C extends ElementType>({ items, labels, ...rest }: MarqueeProps<C>) {
  const [paused, setPaused] = useState(false);
  const letters = items.reduce((sum, { text }) => sum + text.length, 0);
  const trackStyle = { animationDuration: `${Math.max(14, Math.round(letters * SECONDS_PER_LETTER))}s` };
  const renderHalf = (copy: boolean) => (
    // Second copy for a seamless loop; hidden from keyboard and screen readers.
    <Half {...(copy && { 'aria-hidden': true })}>
      {items.map((item) => (
        <li key={item.id}>
          <Item item={item} copy={copy} {...rest} />
        </li>
      ))}
    </Half>
  );
  return (
    <>
      <Window data-moving>
        <Track data-paused={paused} style={trackStyle}>
          {renderHalf(false)}
          {renderHalf(true)}
        </Track>
      </Window>
      <IconButton label={paused ? labels.play : labels.pause} onClick={() => setPaused(!paused)}>
        <Icon name={paused ? 'play' : 'pause'} />
      </IconButton>
    </>
  );
}

/** Scrolling notices. Pauses on hover, focus and by button; under reduced motion they are paged. */
export function Marquee<C extends ElementType = 'a'>(props: MarqueeProps<C>) {
  const { items, labels, all, linkComponent = 'a', icon = <Icon name="horn" />, ref } = props;
  const reducedMotion = useReducedMotion();
  if (items.length === 0) return null;
  return (
    <Strip ref={ref} aria-label={labels.name}>
      {all ? (
        <Name as={linkComponent} {...all.link}>
          {icon}
          {labels.name}
          <Hidden> {all.label}</Hidden>
        </Name>
      ) : (
        <Name aria-hidden>
          {icon}
          {labels.name}
        </Name>
      )}
      {reducedMotion ? <StaticMarquee {...props} /> : <MovingMarquee {...props} />}
    </Strip>
  );
}
