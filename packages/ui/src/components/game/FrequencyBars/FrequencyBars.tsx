import styled from '@emotion/styled';
import { color, media, space, typeStyle } from '../../../theme/vars.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';

export interface FrequencyBar {
  id: string;
  /** Under the bar: the number. */
  label: string;
  count: number;
  /** What is read in place of the bar: '7: came 12 times'. */
  text: string;
}

export interface FrequencyBarsProps {
  /** Accessible name of the list. */
  label: string;
  bars: readonly FrequencyBar[];
}

/** px */
const HEIGHT = 72;

const List = styled('ul')({
  display: 'grid',
  // Wraps where the bars would be too narrow for their numbers.
  gridTemplateColumns: 'repeat(auto-fill, minmax(1.75rem, 1fr))',
  gap: space(2, 1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Item = styled('li')({
  display: 'grid',
  gridTemplateRows: `${HEIGHT}px auto`,
  alignItems: 'end',
  justifyItems: 'center',
  gap: space(1),
  ...typeStyle('meta'),
  color: color('text2'),
});

const Bar = styled('span')({
  width: '60%',
  minHeight: 2,
  borderRadius: 3,
  backgroundColor: color('accent'),
  [media.forcedColors]: { backgroundColor: 'CanvasText' },
});

/** How often each number came. All bars have one colour: no number is due. */
export function FrequencyBars({ label, bars }: FrequencyBarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <List aria-label={label} dir="ltr">
      {bars.map(({ id, label: number, count, text }) => (
        <Item key={id} title={text}>
          <Bar aria-hidden style={{ height: Math.round((count / most) * HEIGHT) }} />
          <span aria-hidden>{number}</span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </Item>
      ))}
    </List>
  );
}
