import styled from '@emotion/styled';
import Table from '@mui/material/Table';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import type { TermChange } from './term-change.ts';
import { TermValueCell } from './TermValueCell.tsx';

export type { TermChange } from './term-change.ts';

export interface TermValue {
  id: string;
  /** "Net loss from", "Active accounts", "Share". */
  label: string;
  /** Undefined where the version has no such term. */
  before?: string | undefined;
  after?: string | undefined;
  /** What the new value means for the reader; undefined when it is the same. */
  change?: TermChange;
}

export interface TermsRow {
  id: string;
  /** "Tier 1". */
  label: string;
  values: readonly TermValue[];
}

export interface TermsVersion {
  /** "Version 3". */
  title: string;
  /** "In force since 16 Oct". */
  eyebrow: string;
  /** What happens with it: "Goes on if you reject, and until you answer." */
  note?: ReactNode;
}

export interface TermsComparisonProps {
  /** Accessible name of the table: "Version 3 and version 4, tier by tier". */
  label: string;
  before: TermsVersion;
  after: TermsVersion;
  rows: readonly TermsRow[];
  texts: {
    /** Head of the first column: "Tier". */
    row: string;
    /** Beside a changed value: "better", "worse", "changed". */
    changes: Readonly<Record<TermChange, string>>;
    /** In the place of a missing value: "not there". */
    missing: string;
  };
}

// Explicit table roles, because the layout of phones removes the native roles.
const Figures = styled(Table)({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  overflow: 'hidden',
  backgroundColor: color('surface1'),
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: space(3, 4), textAlign: 'start', verticalAlign: 'top', fontWeight: 'inherit' },
  '& tr > :last-child': { borderInlineStart: `1px solid ${color('line')}` },
  [media.desktop]: {
    // Both versions are equally wide.
    tableLayout: 'fixed',
    '& thead th:first-of-type': { width: '6.5rem' },
    '& tbody > tr > *, & tfoot > tr > *': { borderBlockStart: `1px solid ${color('line')}` },
  },
  [media.phone]: {
    display: 'block',
    '& thead, & tbody, & tfoot': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& tbody > tr, & tfoot > tr': { borderBlockStart: `1px solid ${color('line')}` },
    '& th, & td': { display: 'block', overflowWrap: 'anywhere' },
    '& tbody th': { gridColumn: '1 / -1', paddingBlockEnd: 0 },
    '& thead th:first-of-type': visuallyHidden,
    '& tfoot > tr > :first-of-type': { display: 'none' },
  },
});

// Styled, because the roles of plain elements are implicit.
const Head = styled('thead')({});
const Body = styled('tbody')({});
const Foot = styled('tfoot')({});
const Row = styled('tr')({});
const Cell = styled('td')({});

const Version = styled('th')({
  '&[data-new="true"]': { backgroundColor: color('surface2') },
});
const Eyebrow = styled('span')({ display: 'block', ...typeStyle('meta'), color: color('text2') });
const Title = styled('b')({ display: 'block', ...typeStyle('section'), fontSize: '1.125rem' });
const RowLabel = styled('th')({ ...typeStyle('meta'), color: color('text2') });
const After = styled('td')({ backgroundColor: color('surface2') });
const Note = styled('td')({
  ...typeStyle('meta'),
  color: color('text2'),
  '&[data-new="true"]': { backgroundColor: color('surface2') },
});

const Values = styled('ul')({
  display: 'grid',
  // All values in a line where they fit.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  gap: space(2, 3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Two versions of a contract side by side, on phones tier by tier; a change has an icon and a word. */
export function TermsComparison({ label, before, after, rows, texts }: TermsComparisonProps) {
  const versions = [
    { ...before, isNew: false },
    { ...after, isNew: true },
  ];
  const hasNotes = versions.some(({ note }) => note !== undefined);
  return (
    <Figures role="table" aria-label={label}>
      <Head role="rowgroup">
        <Row role="row">
          <RowLabel role="columnheader" scope="col">
            {texts.row}
          </RowLabel>
          {versions.map(({ title, eyebrow, isNew }) => (
            <Version key={title} role="columnheader" scope="col" data-new={isNew}>
              <Eyebrow>{eyebrow}</Eyebrow>
              <Title>{title}</Title>
            </Version>
          ))}
        </Row>
      </Head>
      <Body role="rowgroup">
        {rows.map(({ id, label: row, values }) => (
          <Row key={id} role="row">
            <RowLabel role="rowheader" scope="row">
              {row}
            </RowLabel>
            <Cell role="cell">
              <Values>
                {values.map((value) => (
                  <TermValueCell key={value.id} label={value.label} text={value.before ?? texts.missing} />
                ))}
              </Values>
            </Cell>
            <After role="cell">
              <Values>
                {values.map(({ id: value, label: name, after: text, change }) => (
                  <TermValueCell
                    key={value}
                    label={name}
                    text={text ?? texts.missing}
                    change={change}
                    changeText={change && texts.changes[change]}
                  />
                ))}
              </Values>
            </After>
          </Row>
        ))}
      </Body>
      {hasNotes && (
        <Foot role="rowgroup">
          <Row role="row">
            <Cell role="cell" />
            {versions.map(({ title, note, isNew }) => (
              <Note key={title} role="cell" data-new={isNew}>
                {note}
              </Note>
            ))}
          </Row>
        </Foot>
      )}
    </Figures>
  );
}
