import styled from '@emotion/styled';
import { color, space, typeStyle } from '../../../theme/vars.ts';

export interface PrizeBand {
  id: string;
  /** "No. 1", "11 to 30". */
  places: string;
  /** Prize of each place: "₱300". */
  prize: string;
  /** Prize as a number, for the height of the bar only. */
  value: number;
}

export interface PrizeBandsProps {
  /** Accessible name: "Prizes by place". */
  label: string;
  /** The first place first. */
  bands: readonly PrizeBand[];
  /** Id of the band that the member is in. */
  current?: string;
}

/** Height of the highest and of the lowest bar in px; the steps between are logarithmic, or small prizes vanish. */
const HEIGHT = { most: 84, least: 12 };

const NARROW = '@container (max-width: 20rem)';

const Box = styled('div')({ containerType: 'inline-size' });

const List = styled('ol')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [NARROW]: { gridAutoFlow: 'row', gap: space(2) },
});

const Item = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1.5),
  ...typeStyle('meta'),
  lineHeight: 1.25,
  color: color('text2'),
  textAlign: 'center',
  '&[aria-current]': { color: color('text') },
  [NARROW]: { flexDirection: 'row', alignItems: 'center', gap: space(3), textAlign: 'start' },
});

const Prize = styled('b')({
  fontWeight: 650,
  color: color('text'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Six amounts such as ₱10,000 fit a phone.
  fontSize: 'min(1em, 3.8cqi)',
  [NARROW]: { order: 2, marginInlineStart: 'auto', fontSize: 'inherit' },
});

const Bar = styled('span', { shouldForwardProp: (name) => name !== 'share' })<{ share: number }>(({ share }) => ({
  height: HEIGHT.least + (HEIGHT.most - HEIGHT.least) * share,
  borderStartStartRadius: 6,
  borderStartEndRadius: 6,
  backgroundColor: color('surface3'),
  // Visible in forced-colours mode.
  border: '1px solid transparent',
  '[aria-current] > &': { backgroundColor: color('accent') },
  [NARROW]: { order: 1, flex: `0 1 ${10 + 70 * share}%`, height: '1em', borderRadius: 4 },
}));

const Places = styled('span')({ '[aria-current] > &': { fontWeight: 650 }, [NARROW]: { flex: '0 0 5.5em' } });

/** Prizes of a leaderboard by places; the member's own band is lit. */
export function PrizeBands({ label, bands, current }: PrizeBandsProps) {
  const logs = bands.map(({ value }) => Math.log(Math.max(1, value)));
  const least = Math.min(...logs);
  const span = Math.max(...logs) - least || 1;
  return (
    <Box>
      <List aria-label={label}>
        {bands.map(({ id, places, prize }, index) => (
          <Item key={id} aria-current={id === current || undefined}>
            <Prize>{prize}</Prize>
            <Bar share={((logs[index] ?? least) - least) / span} />
            <Places>{places}</Places>
          </Item>
        ))}
      </List>
    </Box>
  );
}
