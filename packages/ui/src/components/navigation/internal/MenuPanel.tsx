import styled from '@emotion/styled';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import type { KeyboardEvent, ReactNode } from 'react';
import { useDirection } from '../../../theme/brand-context.ts';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, space } from '../../../theme/vars.ts';
import { anchorBelow } from './anchor-below.ts';
import type { OpenMenu } from './use-menu-button.ts';

export interface MenuPanelProps extends OpenMenu {
  /** Accessible name of the menu. */
  label: string;
  /** Content above the items, outside the menu. */
  header?: ReactNode;
  /** Menu items. */
  children: ReactNode;
}

const Header = styled('div')({
  padding: space(3, 5),
  borderBlockEnd: `1px solid ${color('line')}`,
});

const paperStyle = { marginBlockStart: space(2), minWidth: 208, maxWidth: `min(360px, calc(100vw - ${space(6)}))` };
const listStyle = { padding: space(2), outline: 0 };

/** Panel of a menu button, aligned with its end. Moves the focus into the menu and back. */
export function MenuPanel({ id, open, anchor, onClose, label, header, children }: MenuPanelProps) {
  const direction = useDirection();
  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    onClose();
  };
  return (
    <MuiTheme needed={open}>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={onClose}
        {...anchorBelow(direction)}
        slotProps={{
          // A landmark, because it is portalled to the body and its header is outside the menu.
          paper: { role: 'region', 'aria-label': label, sx: paperStyle },
        }}
      >
        {header && <Header>{header}</Header>}
        <MenuList id={id} aria-label={label} autoFocusItem={open} onKeyDown={closeOnTab} sx={listStyle}>
          {children}
        </MenuList>
      </Popover>
    </MuiTheme>
  );
}
