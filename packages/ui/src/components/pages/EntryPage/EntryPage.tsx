import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Icon, type IconName } from '../../display/Icon/Icon.tsx';

export interface EntryPoint {
  id: string;
  icon: IconName;
  title: ReactNode;
  text: ReactNode;
}

export interface EntryPageProps {
  /** The claim: what is behind this door. */
  title: ReactNode;
  text?: ReactNode;
  /** Heading of the form. */
  formTitle: ReactNode;
  /** The form. */
  children: ReactNode;
  /** What a visitor may expect. */
  points: readonly EntryPoint[];
  /** An example of it, e.g. a PaymentSlip. */
  proof?: ReactNode;
  /** Last, small. */
  note?: ReactNode;
}

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  paddingBlock: space(4, 8),
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 410px)',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas: '"intro form" "proof form" "note note"',
    gap: space(8, 14),
    paddingBlock: space(12, 10),
  },
});

const Intro = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  [media.desktop]: { gridArea: 'intro' },
});

// The measure breaks the claim into two lines on desktops.
const Title = styled('h1')({ margin: 0, ...typeStyle('banner'), maxWidth: '14em', textWrap: 'balance' });

const Lead = styled('p')({
  margin: 0,
  ...typeStyle('lead'),
  color: color('text2'),
  maxWidth: '44ch',
  textWrap: 'pretty',
});

const Form = styled('section')({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(5, 4),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('banner'),
  backgroundColor: color('surface1'),
  color: color('text'),
  [media.desktop]: { gridArea: 'form', alignSelf: 'start', padding: space(7) },
});

const FormTitle = styled('h2')({ margin: 0, ...typeStyle('dialogTitle'), textWrap: 'balance' });

/** Example and points side by side as soon as both fit. */
const Proof = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  alignItems: 'center',
  gap: space(7, 10),
  [media.desktop]: { gridArea: 'proof', alignContent: 'start' },
});

const Points = styled('ul')({ display: 'grid', gap: space(5), margin: 0, padding: 0, listStyle: 'none' });

const Point = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(3.5),
  '& > svg': { color: color('accent'), marginBlockStart: space(0.5) },
});

const PointTitle = styled('h3')({ margin: 0, ...typeStyle('label'), color: color('text') });
const PointText = styled('p')({
  gridColumn: 2,
  margin: 0,
  marginBlockStart: space(0.5),
  ...typeStyle('body'),
  color: color('text2'),
  textWrap: 'pretty',
});

const Note = styled('div')({
  ...typeStyle('meta'),
  color: color('text2'),
  textAlign: 'center',
  [media.desktop]: { gridArea: 'note' },
});

/** Landing page with a login: the claim, the form, and what is behind it. On phones the form comes first. */
export function EntryPage({ title, text, formTitle, children, points, proof, note }: EntryPageProps) {
  const formId = useId();
  return (
    <Grid>
      <Intro>
        <Title tabIndex={-1}>{title}</Title>
        {text && <Lead>{text}</Lead>}
      </Intro>
      <Form aria-labelledby={formId}>
        <FormTitle id={formId}>{formTitle}</FormTitle>
        {children}
      </Form>
      <Proof>
        {proof && <div>{proof}</div>}
        <Points>
          {points.map((point) => (
            <Point key={point.id}>
              <Icon name={point.icon} size={20} />
              <PointTitle>{point.title}</PointTitle>
              <PointText>{point.text}</PointText>
            </Point>
          ))}
        </Points>
      </Proof>
      {note && <Note>{note}</Note>}
    </Grid>
  );
}
