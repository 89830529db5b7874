import styled from '@emotion/styled';
import MuiDrawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, radius, space } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

export interface SideMenuDrawerProps {
  label: string;
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  minHeight: 56,
  paddingInline: `${space(5)} ${space(2)}`,
});

const Middle = styled('nav')({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: space(1, 3, 4) });

const Foot = styled('div')({
  padding: space(3, 4),
  paddingBlockEnd: `calc(${space(3)} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${color('line')}`,
});

const paper = {
  width: `min(304px, calc(100vw - ${space(12)}))`,
  backgroundColor: color('surface1'),
  borderStartEndRadius: radius('sheet'),
  borderEndEndRadius: radius('sheet'),
};

/** Drawer of the side menu; loaded when first opened. */
export function SideMenuDrawer(props: SideMenuDrawerProps) {
  const { label, open, onClose, closeLabel, header, footer, children } = props;
  return (
    <MuiTheme needed={open}>
      <MuiDrawer
        open={open}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: paper } }}
      >
        <Top>
          <div>{header}</div>
          <IconButton label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Top>
        <Middle aria-label={label}>{children}</Middle>
        {footer && <Foot>{footer}</Foot>}
      </MuiDrawer>
    </MuiTheme>
  );
}
