import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface LadderTier {
  id: string;
  /** From which base it applies: "₱100,000". */
  threshold: string;
  /** Second condition: "20 active". */
  condition?: string;
  /** Share of the base: "30%". */
  rate: string;
  /** Both conditions are met; undefined for terms that are only offered. */
  reached?: boolean;
  /** What is missing until it is reached: "₱129,974.88 and 2 active short". */
  missing?: string;
}

export interface TierLadderProps {
  /** Accessible name of the list: "Tiers of version 3". */
  label: string;
  /** With rising thresholds. */
  tiers: readonly LadderTier[];
  /** Id of the tier whose rate applies now. */
  current?: string;
  texts: {
    /** At the current tier: "now", "reached with 34 active". */
    current: string;
    /** For screen readers: "reached", "not reached". */
    reached: string;
    open: string;
  };
  /** Under the tiers, e.g. Progress to the next one. */
  children?: ReactNode;
}

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

const List = styled('ol')({ display: 'grid', gap: space(1.5), margin: 0, padding: 0, listStyle: 'none' });

const Tier = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.5rem',
  padding: space(1.5, 3),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('control'),
  ...typeStyle('body'),
  fontVariantNumeric: 'tabular-nums',
  color: color('text2'),
  '&[data-state="reached"]': { borderColor: 'transparent', backgroundColor: color('surface2') },
  '&[data-state="current"]': {
    borderColor: color('accentLine'),
    backgroundColor: color('bg'),
    [media.forcedColors]: { outline: '2px solid Highlight' },
  },
  '& b': { color: color('text'), fontWeight: 700 },
});

const Terms = styled('span')({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(3),
  minWidth: 0,
  overflowWrap: 'anywhere',
});

const Distance = styled('span')({ ...typeStyle('meta'), color: color('text2') });

/** Tiers of a contract: those that are reached, the one that applies, and what is missing to the next. */
export function TierLadder({ label, tiers, current, texts, children }: TierLadderProps) {
  return (
    <Root>
      <List aria-label={label}>
        {tiers.map(({ id, threshold, condition, rate, reached, missing }) => {
          const isCurrent = id === current;
          return (
            <Tier
              key={id}
              aria-current={isCurrent ? 'step' : undefined}
              data-state={isCurrent ? 'current' : reached === true ? 'reached' : 'open'}
              // A dark surface in both schemes, also on paper.
              data-ground={isCurrent ? 'panel' : undefined}
            >
              {reached !== undefined && (
                <Icon name={reached ? 'check' : 'minus'} size={16} label={reached ? texts.reached : texts.open} />
              )}
              <Terms>
                <span>
                  <b>{threshold}</b>
                  {condition !== undefined && ` · ${condition}`}
                </span>
                <Distance>{isCurrent ? texts.current : reached === false && missing}</Distance>
              </Terms>
              <b>{rate}</b>
            </Tier>
          );
        })}
      </List>
      {children}
    </Root>
  );
}
