import styled from '@emotion/styled';
import type { SyntheticEvent } from 'react';
import { useEffect, useState } from 'react';
import { layers } from '../../../theme/tokens.ts';
import { color, radius, space, typeStyle } from '../../../theme/vars.ts';

interface TooltipState {
  text: string;
  /** Position in the window, in px. */
  blockStart: number;
  inlineStart: number;
}

const TooltipBubble = styled('div')({
  position: 'fixed',
  zIndex: layers.overlay,
  transform: 'translateY(-50%)',
  padding: space(1.5, 3),
  border: '1px solid transparent',
  borderRadius: radius('tag'),
  backgroundColor: color('selected'),
  color: color('onSelected'),
  ...typeStyle('meta'),
  fontWeight: 600,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

const GAP = 10;

/**
 * Tooltip of icon items on hover and focus, closed by Escape and scrolling. One tooltip of fixed position for the list,
 * because a scrolling list would clip a tooltip inside it.
 */
export function useTooltip() {
  const [tip, setTip] = useState<TooltipState>();
  const shown = tip !== undefined;
  useEffect(() => {
    if (!shown) return;
    const hide = () => setTip(undefined);
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    window.addEventListener('keydown', hideOnEscape);
    return () => {
      window.removeEventListener('scroll', hide, { capture: true });
      window.removeEventListener('keydown', hideOnEscape);
    };
  }, [shown]);

  const tipProps = (text: string) => {
    const show = (event: SyntheticEvent<HTMLElement>) => {
      const box = event.currentTarget.getBoundingClientRect();
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      setTip({
        text,
        blockStart: (box.top + box.bottom) / 2,
        inlineStart: (rtl ? document.documentElement.clientWidth - box.left : box.right) + GAP,
      });
    };
    const hide = () => setTip(undefined);
    return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
  };

  return {
    // Hidden: the same text is the item's accessible name.
    tip: tip && (
      <TooltipBubble aria-hidden style={{ insetBlockStart: tip.blockStart, insetInlineStart: tip.inlineStart }}>
        {tip.text}
      </TooltipBubble>
    ),
    tipProps,
  };
}
