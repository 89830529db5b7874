import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import type { IconName } from '../../display/Icon/Icon.tsx';
import type { RowTone } from '../internal/list-panel.tsx';
import {
  IconTile,
  Panel,
  PanelHead,
  PanelTitle,
  Row,
  RowNote,
  Rows,
  RowSkeletons,
  RowText,
  RowTitle,
} from '../internal/list-panel.tsx';

export interface Setting {
  id: string;
  /** Without one, the text starts at the edge of the panel. */
  icon?: IconName;
  tone?: RowTone;
  title: ReactNode;
  /** Its state or what it means: "Changed 41 days ago". */
  note?: ReactNode;
  /** A button, a switch or a status at the end; below the text where both do not fit. */
  action?: ReactNode;
  /** Below the row in its full width: a change that waits. */
  children?: ReactNode;
}

export interface SettingListProps {
  title?: ReactNode;
  /** Accessible name where there is no title. */
  label?: string;
  /** At the end of the title: a count, or a button for all entries. */
  titleEnd?: ReactNode;
  /** Below the title: what the entries are for. */
  text?: ReactNode;
  settings: readonly Setting[];
  /** Instead of entries, when there is none. */
  empty?: ReactNode;
  /** Below the entries: how to get more of them, or an error. */
  footer?: ReactNode;
  /** Number of placeholders while the entries are unknown. */
  loading?: number;
  headingLevel?: 2 | 3;
}

const Lead = styled('div')({
  flexBasis: '100%',
  ...typeStyle('body'),
  color: color('text2'),
  textWrap: 'pretty',
  '& p': { margin: 0 },
});

const Body = styled('div')({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 3),
  minWidth: 0,
});

const Main = styled(RowText)({ flex: '1 1 10rem', overflowWrap: 'anywhere' });

const End = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });

const Line = styled(Row)({ alignItems: 'center' });

const Below = styled('div')({ padding: space(3.5, 4), borderBlockStart: `1px dashed ${color('line')}` });

const Part = styled('div')({ padding: space(3, 4, 4) });

const Foot = styled(Part)({ borderBlockStart: `1px solid ${color('line')}` });

/** Entries of an account in a panel: each with its state, and one control. */
export function SettingList(props: SettingListProps) {
  const { title, label, titleEnd, text, settings, empty, footer, loading, headingLevel = 2 } = props;
  const id = useId();
  return (
    <Panel aria-label={label} aria-labelledby={title === undefined ? undefined : id} aria-busy={loading !== undefined}>
      {title !== undefined && (
        <PanelHead>
          <PanelTitle as={`h${headingLevel}`} id={id}>
            {title}
          </PanelTitle>
          {titleEnd}
          {text && <Lead>{text}</Lead>}
        </PanelHead>
      )}
      {loading !== undefined && <RowSkeletons count={loading} />}
      {settings.length > 0 && (
        <Rows>
          {settings.map((setting) => (
            <li key={setting.id}>
              <Line>
                {setting.icon !== undefined && <IconTile icon={setting.icon} tone={setting.tone} />}
                <Body>
                  <Main>
                    <RowTitle>{setting.title}</RowTitle>
                    {setting.note && <RowNote>{setting.note}</RowNote>}
                  </Main>
                  {setting.action && <End>{setting.action}</End>}
                </Body>
              </Line>
              {setting.children && <Below>{setting.children}</Below>}
            </li>
          ))}
        </Rows>
      )}
      {loading === undefined && settings.length === 0 && empty && <Part>{empty}</Part>}
      {footer && <Foot>{footer}</Foot>}
    </Panel>
  );
}
