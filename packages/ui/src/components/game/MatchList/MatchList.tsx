import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';

export interface ListedMatch {
  id: string;
  /** 'Basketball, Barangay League'. */
  league: string;
  /** 'Today, 8:30 PM', or a chip 'Live'. */
  time: ReactNode;
  home: string;
  away: string;
  /** 'Score 98 : 91'. */
  score?: string | undefined;
  /** Odds of the main market: `OddsButton`s in an `OddsGroup`. */
  odds: ReactNode;
  /** A button for all markets. */
  action?: ReactNode;
  /** Below: these. */
  more?: ReactNode;
}

export interface MatchListProps {
  /** Accessible name of the list. */
  label: string;
  matches: readonly ListedMatch[];
}

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
});

const Match = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  padding: space(3, 4),
  '& + &': { borderBlockStart: `1px solid ${color('line')}` },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 3),
  minHeight: space(7),
  ...typeStyle('meta'),
  color: color('text2'),
});

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"sides action" "odds odds"',
  gap: space(2, 4),
  alignItems: 'center',
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr) 7rem',
    gridTemplateAreas: '"sides odds action"',
  },
});

const Action = styled('div')({ gridArea: 'action', justifySelf: 'end' });
const OddsArea = styled('div')({ gridArea: 'odds', minWidth: 0 });
const SidesArea = styled('div')({ gridArea: 'sides', minWidth: 0 });

const Sides = styled('h2')({
  display: 'grid',
  gap: space(1),
  margin: 0,
  ...typeStyle('label'),
  color: color('text'),
  overflowWrap: 'anywhere',
});

const Score = styled('p')({
  margin: 0,
  ...typeStyle('label'),
  color: color('text'),
  fontVariantNumeric: 'tabular-nums',
});

const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  minWidth: 0,
  // Three side by side are too narrow for label and price in one line. All are alike, however short their labels are.
  '&:has(> :nth-of-type(3))': {
    '& > *': { flexDirection: 'column', justifyContent: 'center', alignItems: 'center', gap: 0 },
    '& > * > *': { marginInlineStart: 0, textAlign: 'center' },
  },
});

/** Odds of a market side by side, named by it. */
export function OddsGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group role="group" aria-label={label}>
      {children}
    </Group>
  );
}

/** Matches with their odds. */
export function MatchList({ label, matches }: MatchListProps) {
  return (
    <List aria-label={label}>
      {matches.map(({ id, league, time, home, away, score, odds, action, more }) => (
        <Match key={id}>
          <Head>
            <bdi>{league}</bdi>
            {typeof time === 'string' ? <span>{time}</span> : time}
          </Head>
          <Body>
            <SidesArea>
              <Sides>
                <bdi>{home}</bdi> <bdi>{away}</bdi>
              </Sides>
              {score !== undefined && <Score>{score}</Score>}
            </SidesArea>
            <OddsArea>{odds}</OddsArea>
            {action !== undefined && <Action>{action}</Action>}
          </Body>
          {more}
        </Match>
      ))}
    </List>
  );
}

/** Placeholder of a list with so many matches. */
export function MatchListSkeleton({ matches = 4 }: { matches?: number }) {
  return (
    <List as="div" aria-hidden>
      {Array.from({ length: matches }, (_, index) => (
        <Match as="div" key={index}>
          <Head>
            <Skeleton width="60%" />
          </Head>
          <Body>
            <SidesArea>
              <Skeleton lines={2} />
            </SidesArea>
            <OddsArea>
              <Skeleton shape="box" height="44px" />
            </OddsArea>
            <Action>
              <Skeleton width="6em" height="44px" />
            </Action>
          </Body>
        </Match>
      ))}
    </List>
  );
}
