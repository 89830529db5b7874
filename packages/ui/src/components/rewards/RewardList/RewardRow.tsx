import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { StatusChip } from '../../display/StatusChip/StatusChip.tsx';
import { Progress } from '../../feedback/Progress/Progress.tsx';
import { focusRing } from '../../../theme/base-styles.ts';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { figure } from '../internal/card-styles.ts';

export interface RewardItem {
  id: string;
  title: string;
  /** Where it comes from, what is missing, until when. */
  text?: ReactNode;
  /** "₱50.00"; shown until it can be claimed, when the button names it. */
  amount?: string;
  /** `open` cannot be claimed yet. */
  state: 'open' | 'claimable' | 'claiming' | 'claimed' | 'expired';
  /** State of a claimed or expired item in one word. */
  status?: string;
  /** In the unit of the target: "₱3,580 of ₱5,000". The numbers are for the drawing only. */
  progress?: { value: number; max: number; text: string };
  /** Why claiming failed, and that nothing was lost. */
  error?: ReactNode;
  /** Instead of the amount of an open item: a way to go on. */
  action?: ReactNode;
}

interface RewardRowProps {
  item: RewardItem;
  onClaim: () => void;
  claimLabel: string;
  claimingLabel: string;
  /** A claim of the list is not answered yet. */
  isBusy: boolean;
  claimVariant: 'action' | 'outline';
}

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 4),
  minHeight: space(16),
  padding: space(3, 4),
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${color('line')}` },
  '&[data-ready="true"]': {
    backgroundColor: `color-mix(in srgb, ${color('accent')} 9%, ${color('surface1')})`,
    boxShadow: `inset 0 0 0 1px ${color('accentLine')}`,
  },
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
});

const Texts = styled('div')({ flex: '1 1 7.5rem', minWidth: 0 });

const Title = styled('span')({
  display: 'block',
  ...typeStyle('label'),
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  '[data-past="true"] &': { color: color('text2') },
});

const Text = styled('div')({ ...typeStyle('meta'), color: color('text2'), textWrap: 'pretty' });

const End = styled('div')({ flex: '0 1 auto', marginInlineStart: 'auto', ...figure });

const Line = styled('div')({ flex: '1 0 100%' });

const Failure = styled('div')({ flex: '1 0 100%', ...typeStyle('meta'), color: color('danger') });

/** Moves the focus to the row when its focused button goes away, so that it is not lost. */
function useFocusAfterClaim(hasButton: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hasButton && hadFocus.current && document.activeElement === document.body) row.current?.focus();
    hadFocus.current = false;
  }, [hasButton]);
  return { row, press: () => void (hadFocus.current = true) };
}

/** A row of a RewardList. */
export function RewardRow({ item, onClaim, claimLabel, claimingLabel, isBusy, claimVariant }: RewardRowProps) {
  const { title, text, amount, state, status, progress, error, action } = item;
  const hasButton = state === 'claimable' || state === 'claiming';
  const isPast = state === 'claimed' || state === 'expired';
  const { row, press } = useFocusAfterClaim(hasButton);
  return (
    <Row ref={row} tabIndex={-1} data-ready={hasButton} data-past={isPast}>
      <Texts>
        <Title>{title}</Title>
        {text !== undefined && <Text>{text}</Text>}
      </Texts>
      <End>
        {hasButton && (
          <Button
            variant={claimVariant}
            busy={state === 'claiming'}
            disabled={isBusy && state === 'claimable'}
            busyLabel={claimingLabel}
            onClick={() => {
              press();
              onClaim();
            }}
          >
            {claimLabel}
          </Button>
        )}
        {isPast && <StatusChip tone={state === 'claimed' ? 'success' : 'neutral'}>{status}</StatusChip>}
        {state === 'open' && (action ?? <bdi>{amount}</bdi>)}
      </End>
      {progress !== undefined && !isPast && (
        <Line>
          <Progress
            layout="inline"
            label={title}
            value={progress.value}
            max={progress.max}
            valueText={progress.text}
            tone={hasButton ? 'success' : 'accent'}
          />
        </Line>
      )}
      {error !== undefined && <Failure role="alert">{error}</Failure>}
    </Row>
  );
}
