import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { layers } from '../../../theme/tokens.ts';
import { color, elevation, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';

export interface GameVisit {
  /** Accessible name of the button and title of the panel: "This visit". */
  label: string;
  /** Time at the game, e.g. 12:34. */
  time: ReactNode;
  /** Money of the visit. */
  content: ReactNode;
}

const Root = styled('div')({ flex: 'none', marginInlineStart: 'auto' });

const Toggle = styled(ButtonBase)({
  display: 'grid',
  justifyItems: 'end',
  minHeight: size('target'),
  alignContent: 'center',
  paddingInline: space(1.5),
  borderRadius: radius('control'),
  color: color('text'),
  textAlign: 'end',
  ...typeStyle('action'),
  fontVariantNumeric: 'tabular-nums',
  [media.hover]: { '&:hover': { backgroundColor: color('surface2') } },
  '&[aria-expanded="true"]': { backgroundColor: color('surface2') },
});

const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  ...typeStyle('meta'),
  fontSize: '0.75rem',
  lineHeight: 1.2,
  color: color('text2'),
  '[aria-expanded="true"] > & > svg': { rotate: '180deg' },
});

const Panel = styled('div')({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: space(2),
  zIndex: layers.raised,
  boxSizing: 'border-box',
  width: `min(20rem, 100% - 2 * ${space(2)})`,
  marginBlockStart: space(2),
  padding: space(4),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
  boxShadow: elevation('dialog'),
});

const Title = styled('h2')({ margin: 0, marginBlockEnd: space(3), ...typeStyle('lead'), fontWeight: 650 });

/** Balance with the time at the game: a button that opens the money of the visit over the game. */
export function VisitPanel({ visit, balance }: { visit: GameVisit; balance?: { label: string; amount: ReactNode } }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  return (
    <Root>
      <Toggle ref={toggle} disableRipple aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Line>
          <VisuallyHidden>{visit.label}</VisuallyHidden>
          {visit.time}
          {balance && <VisuallyHidden>{balance.label}</VisuallyHidden>}
          <Icon name="chevronDown" size={14} />
        </Line>
        {balance?.amount}
      </Toggle>
      <Panel id={id} hidden={!isOpen}>
        <Title>{visit.label}</Title>
        {visit.content}
      </Panel>
    </Root>
  );
}
