import styled from '@emotion/styled';
import { color, radius, space } from '../../../theme/vars.ts';

export interface CodeListProps {
  /** Accessible name. */
  label: string;
  codes: readonly string[];
}

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: space(2, 4),
  margin: 0,
  padding: space(4),
  listStyle: 'none',
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface2'),
  color: color('text'),
});

// Letters and digits that look alike differ in the system's monospaced font.
const Code = styled('code')({ fontFamily: 'ui-monospace, monospace', fontSize: '1.0625rem', letterSpacing: '0.04em' });

/** Codes to keep, in columns, easy to compare with a copy on paper. */
export function CodeList({ label, codes }: CodeListProps) {
  return (
    <List aria-label={label}>
      {codes.map((code) => (
        <li key={code}>
          <Code dir="ltr">{code}</Code>
        </li>
      ))}
    </List>
  );
}
