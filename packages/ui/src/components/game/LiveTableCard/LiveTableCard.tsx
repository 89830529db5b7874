import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { color, media, radius, space, transition, typeStyle } from '../../../theme/vars.ts';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { LazyImage } from '../../display/LazyImage/LazyImage.tsx';

export type LiveTableState = 'open' | 'full' | 'closed';

export interface LiveTable {
  id: string;
  /** 'Baccarat 5'. */
  name: string;
  /** URL of a cover, 16:10. */
  cover: string;
  /** 'Dealer Faye'. */
  dealer?: string;
  /** '54 playing', or '4 of 7 seats'. */
  seats?: string;
  /** '₱50 to ₱50,000'. */
  limits?: string;
  state: LiveTableState;
  /** State in words, on the cover: 'Open', 'Full', 'Opens at 8:00 PM'. */
  stateText: string;
}

export interface LiveTableCardProps<C extends ElementType = 'a'> {
  table: LiveTable;
  /** Page or sheet of the table. A closed table has one too. */
  link: LinkTarget<C>;
  linkComponent?: C;
  /** Last results, such as a small `BeadRoad`. */
  results?: ReactNode;
}

const stateIcons: Record<LiveTableState, IconName> = { open: 'live', full: 'users', closed: 'clock' };

const Card = styled('article')({
  position: 'relative',
  minWidth: 0,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
  boxShadow: `inset 0 0 0 1px ${color('line')}`,
  // Visible in forced-colours mode, which removes shadows.
  outline: '1px solid transparent',
  overflow: 'hidden',
  transition: transition(['background-color']),
  [media.hover]: { '&:hover': { backgroundColor: color('surface2') } },
  '&:has(a:focus-visible, button:focus-visible)': { ...focusRing, borderRadius: radius('card') },
});

const CoverFrame = styled('div')({
  position: 'relative',
  '&[data-state="closed"] img': { filter: 'grayscale(.85) brightness(.6)' },
});

const State = styled('span')({
  position: 'absolute',
  insetBlockStart: space(2),
  insetInlineStart: space(2),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  maxWidth: `calc(100% - ${space(4)})`,
  padding: space(0.5, 2),
  borderRadius: radius('tag'),
  backgroundColor: color('bg'),
  color: color('text'),
  ...typeStyle('meta'),
  fontWeight: 650,
});

const Body = styled('div')({ display: 'grid', gap: space(1), padding: space(3, 3.5, 3.5) });

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(3),
  ...typeStyle('meta'),
  color: color('text2'),
});

const Name = styled('h3')({ margin: 0, minWidth: 0, ...typeStyle('label'), color: color('text') });

const Link = styled('a')({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '&:focus-visible': { outline: 'none' },
  // The whole card is the target.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const Results = styled('div')({ marginBlockStart: space(1) });

/** A live table: cover, state, seats, dealer, limits, and last results. */
export function LiveTableCard<C extends ElementType = 'a'>(props: LiveTableCardProps<C>) {
  const { table, link, linkComponent = 'a', results } = props;
  const { name, cover, dealer, seats, limits, state, stateText } = table;
  return (
    <Card>
      <CoverFrame data-state={state}>
        <LazyImage src={cover} alt="" width={320} height={200} />
        <State data-ground="panel">
          <Icon name={stateIcons[state]} size={15} />
          {stateText}
        </State>
      </CoverFrame>
      <Body>
        <Line>
          <Name dir="auto">
            <Link as={linkComponent} {...link}>
              {name}
            </Link>
          </Name>
          {seats !== undefined && <span>{seats}</span>}
        </Line>
        <Line>
          {dealer !== undefined && <span dir="auto">{dealer}</span>}
          {limits !== undefined && <span>{limits}</span>}
        </Line>
        {results !== undefined && <Results>{results}</Results>}
      </Body>
    </Card>
  );
}
