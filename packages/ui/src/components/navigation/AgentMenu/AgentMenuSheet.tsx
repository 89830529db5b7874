import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space } from '../../../theme/vars.ts';
import { BottomSheet } from '../../feedback/BottomSheet/BottomSheet.tsx';

export interface AgentMenuSheetProps {
  label: string;
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  account: ReactNode;
  shortcuts: ReactNode;
  tools: ReactNode;
  children: ReactNode;
}

/** Two columns, or one with large text. */
const Items = styled('nav')({
  '& ul': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))' },
});
const Shortcuts = styled('div')({
  marginBlockStart: space(3),
  paddingBlockStart: space(3),
  borderBlockStart: `1px solid ${color('line')}`,
});
const Account = styled('div')({ marginBlockEnd: space(3) });
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

/** The menu as a sheet; loaded when first opened. */
export function AgentMenuSheet(props: AgentMenuSheetProps) {
  const { label, open, onClose, closeLabel, account, shortcuts, tools, children } = props;
  return (
    <BottomSheet open={open} onClose={onClose} title={label} closeLabel={closeLabel} footer={<Tools>{tools}</Tools>}>
      <Account>{account}</Account>
      <Items aria-label={label}>
        {children}
        <Shortcuts>{shortcuts}</Shortcuts>
      </Items>
    </BottomSheet>
  );
}
