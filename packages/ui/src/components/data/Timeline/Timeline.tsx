import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, media, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

export type TimelineState = 'done' | 'current' | 'upcoming' | 'failed';

export interface TimelineStep {
  id: string;
  state: TimelineState;
  title: ReactNode;
  /** When it happened, when it is due, or how much of it is done: "2 of 3". */
  time?: ReactNode;
  /** What it means for the member. */
  text?: ReactNode;
  /** A button or link of this step. */
  action?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name. */
  label: string;
  /** In the order of time. */
  steps: readonly TimelineStep[];
  /** For screen readers, before the title of a step. */
  stateLabels: Record<TimelineState, string>;
}

const DOT = 24;

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

const Step = styled('li')({
  position: 'relative',
  paddingInlineStart: DOT + 14,
  paddingBlockEnd: space(5),
  // Line to the next step.
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: DOT / 2 - 1,
    insetBlock: `${DOT + 2}px 1px`,
    width: 2,
    backgroundColor: color('lineStrong'),
    [media.forcedColors]: { backgroundColor: 'CanvasText' },
  },
  '&[data-state="done"]::before': {
    backgroundColor: color('success'),
    [media.forcedColors]: { backgroundColor: 'CanvasText' },
  },
  '&:last-of-type': { paddingBlockEnd: 0 },
});

const Dot = styled('span')({
  position: 'absolute',
  insetBlockStart: -1,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: DOT,
  height: DOT,
  border: `2px solid ${color('controlLine')}`,
  borderRadius: '50%',
  '& > svg': { strokeWidth: 2.5 },
  '[data-state="done"] > &': {
    borderColor: color('successSurface'),
    backgroundColor: color('successSurface'),
    color: color('success'),
  },
  '[data-state="failed"] > &': {
    borderColor: color('dangerSurface'),
    backgroundColor: color('dangerSurface'),
    color: color('danger'),
  },
  '[data-state="current"] > &': { borderColor: color('accent'), backgroundColor: color('accent') },
  '[data-state="current"] > &::after': {
    content: '""',
    width: 8,
    height: 8,
    // Visible in forced-colours mode.
    border: '1px solid transparent',
    borderRadius: '50%',
    backgroundColor: color('bg'),
  },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(3),
});

const Title = styled('span')({
  flex: '1 1 8rem',
  minWidth: 0,
  ...typeStyle('body'),
  fontWeight: 600,
  color: color('text'),
  '[data-state="upcoming"] &': { color: color('text2') },
});

const Time = styled('span')({
  ...typeStyle('meta'),
  color: color('text3'),
  fontVariantNumeric: 'tabular-nums',
});

const Text = styled('div')({
  marginBlockStart: space(0.5),
  ...typeStyle('meta'),
  color: color('text2'),
  textWrap: 'pretty',
  '& p': { margin: 0 },
});

const Action = styled('div')({ marginBlockStart: space(2) });

const Hidden = styled('span')(visuallyHidden);

const icons = { done: 'check', failed: 'close', current: undefined, upcoming: undefined } as const;

/** What happened and what comes: steps of an order with their times. */
export function Timeline({ label, steps, stateLabels }: TimelineProps) {
  return (
    <List aria-label={label}>
      {steps.map(({ id, state, title, time, text, action }) => {
        const icon = icons[state];
        return (
          <Step key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Dot aria-hidden>{icon && <Icon name={icon} size={14} />}</Dot>
            <Head>
              <Title>
                <Hidden>{stateLabels[state]}: </Hidden>
                {title}
              </Title>
              {time !== undefined && <Time>{time}</Time>}
            </Head>
            {text && <Text>{text}</Text>}
            {action && <Action>{action}</Action>}
          </Step>
        );
      })}
    </List>
  );
}
