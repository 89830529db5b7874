import styled from '@emotion/styled';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import type { Formula } from './formula.ts';

const Terms = styled('dl')({ display: 'grid', gap: space(1.5), margin: 0, ...typeStyle('body') });

const Term = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
  '& > dt': { color: color('text2') },
  '& > dd': { margin: 0, marginInlineStart: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '&[data-result="true"]': {
    marginBlockStart: space(1),
    paddingBlockStart: space(2),
    borderBlockStart: `1px solid ${color('lineStrong')}`,
    fontWeight: 650,
    '& > dt': { color: color('text') },
  },
});

const Note = styled('p')({
  margin: 0,
  marginBlockStart: space(3),
  ...typeStyle('meta'),
  color: color('text2'),
  textWrap: 'pretty',
});

/** Terms, result, what is left out, and the link to the source. */
export function FormulaContent({ formula: { terms, result, note, source } }: { formula: Formula }) {
  return (
    <>
      <Terms>
        {terms.map(({ id, label, value }) => (
          <Term key={id}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Term>
        ))}
        <Term data-result>
          <dt>{result.label}</dt>
          <dd>
            <bdi>{result.value}</bdi>
          </dd>
        </Term>
      </Terms>
      {note !== undefined && <Note>{note}</Note>}
      {source}
    </>
  );
}
