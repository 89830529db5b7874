import styled from '@emotion/styled';
import { Progress } from '../../feedback/Progress/Progress.tsx';
import { space } from '../../../theme/vars.ts';

export interface FunnelStage {
  id: string;
  /** "Opened your link". */
  label: string;
  /** A count. */
  value: number;
  /** The count as it is read; "1,204". */
  text: string;
}

export interface FunnelProps {
  /** Accessible name: "How it goes". */
  label: string;
  /** The widest first; the bars are shares of its value. */
  stages: readonly FunnelStage[];
}

const List = styled('ol')({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' });

/** How many reach each stage: 31 visits, 4 registrations, 3 deposits, 2 rewards. */
export function Funnel({ label, stages }: FunnelProps) {
  const max = Math.max(1, stages[0]?.value ?? 0);
  return (
    <List aria-label={label}>
      {stages.map(({ id, label: name, value, text }) => (
        <li key={id}>
          <Progress label={name} value={value} max={max} valueText={text} />
        </li>
      ))}
    </List>
  );
}
