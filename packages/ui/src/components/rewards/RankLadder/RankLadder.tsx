import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { VipBadge } from '../../display/VipBadge/VipBadge.tsx';
import { color, space, typeStyle } from '../../../theme/vars.ts';

export interface LadderRank {
  /** Level of the badge. */
  level: number;
  name: string;
}

export interface RankLadderProps {
  /** Accessible name: "Ranks". */
  label: string;
  /** All ranks, lowest first. */
  ranks: readonly LadderRank[];
  /** Level of the member; 0 without a rank. */
  current: number;
  /** Below the member's rank: "you". */
  currentLabel: string;
  /** Below the rank after it: "next". */
  nextLabel: string;
}

/** Widths in rem below which a ladder of at most so many ranks is vertical. */
const CAPACITIES = [
  { upTo: 5, rem: 19 },
  { upTo: 8, rem: 34 },
  { upTo: 13, rem: 52 },
] as const;

type Capacity = (typeof CAPACITIES)[number];

/** Styles of a vertical ladder. */
function whenVertical(selector: (capacity: Capacity) => string, styles: CSSObject): CSSObject {
  return Object.fromEntries(
    CAPACITIES.map((capacity) => [`@container (max-width: ${capacity.rem}rem)`, { [selector(capacity)]: styles }]),
  );
}

const BADGE = 44;

const Box = styled('div')({ containerType: 'inline-size' });

const List = styled('ol')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...whenVertical(({ upTo }) => `&[data-capacity="${upTo}"]`, { gridAutoFlow: 'row' }),
});

const line = `3px solid ${color('surface3')}`;

const Item = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(1.5),
  ...typeStyle('meta'),
  color: color('text2'),
  textAlign: 'center',
  // Line from the badge before.
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: BADGE / 2 - 1.5,
    insetInline: `calc(-50% + ${BADGE / 2}px) calc(50% + ${BADGE / 2}px)`,
    borderBlockStart: line,
  },
  '&&[data-reached="true"]::before': { borderColor: color('accent') },
  '&[data-state="current"]': { color: color('text') },
  '&[data-state="later"] svg': { opacity: 0.55 },
  ...whenVertical(({ upTo }) => `[data-capacity="${upTo}"] > &`, {
    flexDirection: 'row',
    minHeight: BADGE + 20,
    gap: space(3),
    textAlign: 'start',
    '&:not(:first-of-type)::before': {
      insetBlock: `calc(-50% + ${BADGE / 2}px) calc(50% + ${BADGE / 2}px)`,
      insetInline: `${BADGE / 2 - 1.5}px auto`,
      borderBlockStart: 0,
      borderInlineStart: line,
    },
  }),
});

const Text = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });
const Name = styled('b')({ display: 'block', fontWeight: 600 });
const Note = styled('span')({ '[data-state="current"] &': { color: color('accent'), fontWeight: 600 } });

/** All ranks in a row, with the member's own. */
export function RankLadder({ label, ranks, current, currentLabel, nextLabel }: RankLadderProps) {
  const next = ranks.find(({ level }) => level > current)?.level;
  const capacity = CAPACITIES.find(({ upTo }) => ranks.length <= upTo)?.upTo ?? 13;
  return (
    <Box>
      <List aria-label={label} data-capacity={capacity}>
        {ranks.map(({ level, name }) => {
          const state = level === current ? 'current' : level === next ? 'next' : level > current ? 'later' : 'passed';
          return (
            <Item
              key={level}
              data-reached={level <= current}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span aria-hidden>
                <VipBadge level={level} name="" size={BADGE} nameHidden />
              </span>
              <Text>
                <Name>{name}</Name>
                {state === 'current' && <Note>{currentLabel}</Note>}
                {state === 'next' && <Note>{nextLabel}</Note>}
              </Text>
            </Item>
          );
        })}
      </List>
    </Box>
  );
}
