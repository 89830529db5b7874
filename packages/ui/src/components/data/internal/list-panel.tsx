import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ColorRole } from '../../../theme/tokens.ts';
import { color, radius, space, typeStyle } from '../../../theme/vars.ts';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';

/** Colour of a row's icon. The text says what it means. */
export type RowTone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

const grounds: Record<RowTone, ColorRole> = {
  neutral: 'surface3',
  accent: 'bg',
  info: 'infoSurface',
  success: 'successSurface',
  warning: 'warningSurface',
  danger: 'dangerSurface',
};

/** A panel whose rows reach its edges. */
export const Panel = styled('section')({
  minWidth: 0,
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
  color: color('text'),
});

export const PanelHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 3),
  padding: space(4, 4, 2),
});

export const PanelTitle = styled('h2')({ margin: 0, ...typeStyle('section'), textWrap: 'balance' });

export const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderBlockStart: `1px solid ${color('line')}` },
});

/** Icon, text and an end part in a line. */
export const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  padding: space(3.5, 4),
});

export const RowText = styled('div')({ flex: 1, display: 'grid', gap: space(0.5), minWidth: 0 });

export const RowTitle = styled('span')({
  ...typeStyle('label'),
  fontSize: '0.9375rem',
  color: color('text'),
  textWrap: 'pretty',
});

export const RowNote = styled('div')({
  ...typeStyle('meta'),
  color: color('text2'),
  textWrap: 'pretty',
  '& p': { margin: 0 },
});

/** Of an icon's tile, in px. */
export const TILE_SIZE = 38;

const Tile = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: RowTone }>(({ tone }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: TILE_SIZE,
  height: TILE_SIZE,
  // Visible in forced-colours mode.
  border: `1px solid ${tone === 'accent' ? color('lineStrong') : 'transparent'}`,
  borderRadius: radius('control'),
  backgroundColor: color(grounds[tone]),
  color: color(tone === 'neutral' ? 'text' : tone),
}));

/** The icon of a row on its tinted tile. */
export function IconTile({ icon, tone = 'neutral' }: { icon: IconName; tone?: RowTone }) {
  return (
    <Tile tone={tone}>
      <Icon name={icon} />
    </Tile>
  );
}

/** Placeholder of `count` rows. */
export function RowSkeletons({ count = 3 }: { count?: number }): ReactNode {
  return (
    <Rows aria-hidden data-breathing>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Row>
            <Skeleton shape="box" width={`${TILE_SIZE}px`} height={`${TILE_SIZE}px`} />
            <RowText>
              <Skeleton width="60%" />
              <Skeleton width="85%" />
            </RowText>
          </Row>
        </li>
      ))}
    </Rows>
  );
}
