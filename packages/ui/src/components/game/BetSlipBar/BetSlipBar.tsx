import styled from '@emotion/styled';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { layers } from '../../../theme/tokens.ts';
import { oneLine } from '../../../theme/text-styles.ts';
import { color, elevation, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { ButtonElement } from '../../actions/internal/button-parts.ts';
import { CountBadge } from '../../display/CountBadge/CountBadge.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';

const Sheet = lazy(async () => ({ default: (await import('../../feedback/BottomSheet/BottomSheet.tsx')).BottomSheet }));

export interface BetSlipBarProps {
  /** 'Bet slip'. */
  title: string;
  /** Number of lines; the bar is hidden for 0. */
  count: number;
  /** '2 bets'. */
  countLabel: string;
  /** 'Returns ₱335.40', or what has to be done: 'A price has changed'. */
  text: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  closeLabel: string;
  /** The bet slip. */
  children: ReactNode;
}

const Bar = styled(ButtonElement)({
  position: 'fixed',
  zIndex: layers.header - 1,
  insetInline: space(3),
  insetBlockEnd: `calc(${size('bottomBar')} + env(safe-area-inset-bottom, 0px) + ${space(3)})`,
  justifyContent: 'flex-start',
  minHeight: size('targetLarge'),
  paddingInline: space(4),
  borderRadius: radius('card'),
  boxShadow: elevation('dialog'),
});

const Text = styled('span')({
  ...oneLine,
  flex: 1,
  minWidth: 0,
  textAlign: 'end',
  ...typeStyle('label'),
  color: color('onSelected'),
});

/** The bet slip on phones: a bar above the bottom navigation that opens it as a sheet. */
export function BetSlipBar(props: BetSlipBarProps) {
  const { title, count, countLabel, text, open, onOpenChange, closeLabel, children } = props;
  const [hasOpened, setHasOpened] = useState(open);
  if (open && !hasOpened) setHasOpened(true);
  return (
    <>
      {count > 0 && (
        <Bar
          type="button"
          variant="selected"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => onOpenChange(true)}
        >
          <Icon name="ticket" />
          {title}
          <CountBadge count={count} label={countLabel} />
          <Text>{text}</Text>
          <Icon name="arrowUp" size={18} />
        </Bar>
      )}
      {hasOpened && (
        <Suspense>
          <Sheet open={open} onClose={() => onOpenChange(false)} title={title} closeLabel={closeLabel}>
            {children}
          </Sheet>
        </Suspense>
      )}
    </>
  );
}
