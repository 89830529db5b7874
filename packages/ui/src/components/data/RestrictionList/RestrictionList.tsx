import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import type { IconName } from '../../display/Icon/Icon.tsx';
import {
  IconTile,
  Panel,
  PanelHead,
  PanelTitle,
  Row,
  RowNote,
  Rows,
  RowText,
  RowTitle,
} from '../internal/list-panel.tsx';

export interface Restriction {
  id: string;
  icon: IconName;
  /** What it stops, e.g. "Withdrawals above ₱10,000.00". */
  title: ReactNode;
  /** Why, and what ends it. */
  reason: ReactNode;
  /** Formatted times; left out when they are not known. */
  since?: ReactNode;
  until?: ReactNode;
  /** One button or link that leads to its end; without it the member can only wait. */
  action?: ReactNode;
}

export interface RestrictionListProps {
  /** How many there are, and that everything else works. */
  title: ReactNode;
  /** What still works. */
  text?: ReactNode;
  /** All reasons together. Nothing is shown when there is none. */
  restrictions: readonly Restriction[];
  texts: { since: string; until: string };
  headingLevel?: 2 | 3;
}

const Bordered = styled(Panel)({ borderColor: `color-mix(in srgb, ${color('danger')} 45%, ${color('line')})` });

const Head = styled(PanelHead)({ display: 'grid', gap: space(1.5), paddingBlockEnd: space(3) });

const Lead = styled('div')({ ...typeStyle('body'), color: color('text2'), textWrap: 'pretty', '& p': { margin: 0 } });

const Items = styled(Rows)({ borderBlockStart: `1px solid ${color('line')}` });

/** Text and action side by side where both have enough width. */
const Body = styled('div')({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2.5, 5),
  minWidth: 0,
});

const Main = styled(RowText)({ flex: '1 1 20rem' });

const Times = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0.5, 4),
  margin: 0,
  marginBlockStart: space(1),
  ...typeStyle('meta'),
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: space(1.5) },
  '& dt': { color: color('text3') },
  '& dd': { margin: 0, color: color('text'), fontVariantNumeric: 'tabular-nums' },
});

/** What the account cannot do at the moment: what each restriction stops, why, since when, until when, and one action. */
export function RestrictionList({ title, text, restrictions, texts, headingLevel = 2 }: RestrictionListProps) {
  const id = useId();
  if (restrictions.length === 0) return null;
  return (
    <Bordered aria-labelledby={id}>
      <Head>
        <PanelTitle as={`h${headingLevel}`} id={id}>
          {title}
        </PanelTitle>
        {text && <Lead>{text}</Lead>}
      </Head>
      <Items>
        {restrictions.map((restriction) => (
          <li key={restriction.id}>
            <Row>
              <IconTile icon={restriction.icon} tone="danger" />
              <Body>
                <Main>
                  <RowTitle>{restriction.title}</RowTitle>
                  <RowNote>{restriction.reason}</RowNote>
                  <RestrictionTimes restriction={restriction} texts={texts} />
                </Main>
                {restriction.action}
              </Body>
            </Row>
          </li>
        ))}
      </Items>
    </Bordered>
  );
}

interface RestrictionTimesProps extends Pick<RestrictionListProps, 'texts'> {
  restriction: Restriction;
}

function RestrictionTimes({ restriction: { since, until }, texts }: RestrictionTimesProps) {
  if (since === undefined && until === undefined) return null;
  return (
    <Times>
      {since !== undefined && (
        <div>
          <dt>{texts.since}</dt>
          <dd>{since}</dd>
        </div>
      )}
      {until !== undefined && (
        <div>
          <dt>{texts.until}</dt>
          <dd>{until}</dd>
        </div>
      )}
    </Times>
  );
}
