import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '../../../theme/vars.ts';
import { BottomSheet } from '../../feedback/BottomSheet/BottomSheet.tsx';

export interface AgentMenuSheetProps {
  label: string;
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  tools: ReactNode;
  children: ReactNode;
}

/** Two columns, or one with large text. */
const Items = styled('nav')({
  '& ul': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))' },
});
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

/** The menu as a sheet; loaded when first opened. */
export function AgentMenuSheet({ label, open, onClose, closeLabel, tools, children }: AgentMenuSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title={label} closeLabel={closeLabel} footer={<Tools>{tools}</Tools>}>
      <Items aria-label={label}>{children}</Items>
    </BottomSheet>
  );
}
