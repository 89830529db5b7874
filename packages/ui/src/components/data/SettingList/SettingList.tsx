import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space } from '../../../theme/vars.ts';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { IconTile, Panel, Row, RowNote, Rows, RowText, RowTitle } from '../internal/list-panel.tsx';

export interface Setting {
  id: string;
  icon: IconName;
  /** What is set, with its value: "Losses, ₱6,000.00 a week". */
  title: ReactNode;
  /** What it means, or what is used of it. */
  note?: ReactNode;
  /** Button that changes it. */
  action?: ReactNode;
  /** Below the row in its full width: a change that waits. */
  children?: ReactNode;
}

export interface SettingListProps {
  /** Accessible name. */
  label: string;
  settings: readonly Setting[];
}

const Line = styled(Row)({ alignItems: 'center' });
// Icon and text keep together; the button goes below them where the row is narrow.
const Body = styled('div')({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 3),
  minWidth: 0,
});
const Text = styled(RowText)({ flex: '1 1 9rem' });
const Below = styled('div')({ padding: space(3.5, 4), borderBlockStart: `1px dashed ${color('line')}` });

/** Settings with their values, each with a button that changes it. */
export function SettingList({ label, settings }: SettingListProps) {
  return (
    <Panel aria-label={label}>
      <Rows>
        {settings.map(({ id, icon, title, note, action, children }) => (
          <li key={id}>
            <Line>
              <IconTile icon={icon} />
              <Body>
                <Text>
                  <RowTitle>{title}</RowTitle>
                  {note && <RowNote>{note}</RowNote>}
                </Text>
                {action}
              </Body>
            </Line>
            {children && <Below>{children}</Below>}
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
