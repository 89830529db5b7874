import styled from '@emotion/styled';
import { useId, useRef, useState, useEffect, type ElementType, type KeyboardEvent, type ReactNode } from 'react';
import { layers } from '../../../theme/tokens.ts';
import { color, elevation, media, radius, size, space, transition, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import { edge, floatingEnd } from '../internal/floating.ts';

/** Shorter scroll distances are ignored as jitter. */
const JITTER_PX = 8;

/** True when the last scroll was downwards; false at the top of the page. */
function useScrollsDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    // Set on the first scroll; reading `scrollY` here would force a layout.
    let last = 0;
    const update = () => {
      const scrollY = window.scrollY;
      if (Math.abs(scrollY - last) < JITTER_PX && scrollY > 0) return;
      setDown(scrollY > last && scrollY > 0);
      last = scrollY;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return down;
}

export interface RightBarItem<C extends ElementType = 'a'> {
  id: string;
  label: string;
  /** Icon; by default the first letter of the label. */
  icon?: ReactNode;
  /** Target URL; without it the item is a button. */
  link?: LinkTarget<C>;
  onSelect?: () => void;
}

export interface RightBarProps<C extends ElementType = 'a'> {
  /** Accessible name of the bar and of the button that opens it. */
  label: string;
  items: readonly RightBarItem<C>[];
  /** Slot after the items, e.g. GoToTop. */
  children?: ReactNode;
  /** Router link component; `'a'` by default. */
  linkComponent?: C;
}

/** Width of the closed button on phones, px. */
const TAB_WIDTH = 26;

/** From this width the page margin fits the bar; below it the bar is one button. */
const WIDE = '@media (min-width:1600px)';

const Root = styled('div')({
  ...floatingEnd,
  zIndex: layers.header - 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space(2),
  pointerEvents: 'none',
  transition: transition(['transform', 'opacity'], 'base'),
  '& > *': { pointerEvents: 'auto' },
  // Hides while scrolling down and returns while scrolling up.
  '&[data-away="true"]:not(:focus-within)': {
    transform: 'translateX(150%)',
    opacity: 0,
    '[dir="rtl"] &': { transform: 'translateX(-150%)' },
  },
  [WIDE]: {
    insetInlineEnd: space(3),
    insetBlockEnd: space(6),
    '&[data-away="true"]:not(:focus-within)': { transform: 'none', opacity: 1 },
  },
});

const List = styled('ul')({
  display: 'grid',
  gap: space(1),
  margin: 0,
  padding: space(1),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
  boxShadow: elevation('dialog'),
  listStyle: 'none',
  '&[data-open="false"]': { display: 'none' },
  [WIDE]: { '&, &[data-open="false"]': { display: 'grid', boxShadow: 'none' } },
});

const Item = styled('li')({ position: 'relative' });

const Action = styled('a')({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  width: '100%',
  minWidth: size('target'),
  minHeight: size('target'),
  margin: 0,
  padding: `0 ${space(3)}`,
  border: 0,
  borderRadius: radius('control'),
  background: 'none',
  color: color('text2'),
  ...typeStyle('label'),
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: transition(['background-color', 'color']),
  '&:hover': { backgroundColor: color('surface2'), color: color('text') },
  '&:focus-visible': { outlineOffset: -3 },
  [WIDE]: {
    justifyContent: 'center',
    padding: 0,
    // Labels appear beside the bar on hover and focus.
    '& > span': {
      position: 'absolute',
      insetInlineEnd: `calc(100% + ${space(2)})`,
      padding: space(1.5, 3),
      borderRadius: radius('tag'),
      backgroundColor: color('selected'),
      color: color('onSelected'),
      ...typeStyle('meta'),
      whiteSpace: 'nowrap',
      // Not `display: none`: it is the accessible name of the item.
      opacity: 0,
      transition: transition(['opacity']),
      pointerEvents: 'none',
    },
    '&:hover > span, &:focus-visible > span': { opacity: 1 },
  },
});

/** A letter identifies a channel without an icon. */
const Initial = styled('i')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: radius('pill'),
  backgroundColor: color('surface3'),
  color: color('text'),
  ...typeStyle('meta'),
  fontStyle: 'normal',
  fontWeight: 700,
  lineHeight: 1,
  textTransform: 'uppercase',
});

const Toggle = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  margin: 0,
  padding: 0,
  border: `1px solid ${color('lineStrong')}`,
  borderRadius: radius('pill'),
  backgroundColor: color('surface3'),
  boxShadow: elevation('dialog'),
  color: color('text'),
  cursor: 'pointer',
  '&:focus-visible': { borderRadius: radius('pill') },
  // Closed on phones: a tab at the edge, a little wider than the gutter, so that amounts at line ends stay visible.
  [media.phone]: {
    '&[aria-expanded="false"]': {
      position: 'relative',
      width: TAB_WIDTH,
      marginInlineEnd: `calc(${edge} * -1)`,
      borderInlineEnd: 0,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
      borderStartStartRadius: radius('control'),
      borderEndStartRadius: radius('control'),
      // Touch target of the usual size.
      '&::after': { content: '""', position: 'absolute', insetBlock: 0, insetInlineEnd: 0, width: size('target') },
      '& > svg': { width: 18, height: 18 },
    },
  },
  [WIDE]: { display: 'none' },
});

/** Quick access to contact channels: a round button with a list, or on wide screens a bar in the margin. */
export function RightBar<C extends ElementType = 'a'>(props: RightBarProps<C>) {
  const { label, items, children, linkComponent = 'a' } = props;
  const [open, setOpen] = useState(false);
  const isHidden = useScrollsDown() && !open;
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <Root role="complementary" aria-label={label} data-away={isHidden} onKeyDown={close}>
      {children}
      <List id={id} data-open={open}>
        {items.map(({ id: key, label: name, icon, link, onSelect }) => (
          <Item key={key}>
            <Action
              {...(link ? { as: linkComponent, ...link } : { as: 'button', type: 'button' })}
              onClick={() => {
                setOpen(false);
                onSelect?.();
              }}
            >
              {icon ?? <Initial aria-hidden>{Array.from(name)[0]}</Initial>}
              <span>{name}</span>
            </Action>
          </Item>
        ))}
      </List>
      <Toggle
        ref={toggle}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'headset'} size={22} />
      </Toggle>
    </Root>
  );
}
