import styled from '@emotion/styled';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { color, typeStyle } from '../../../theme/vars.ts';
import { MenuPanel } from '../internal/MenuPanel.tsx';
import type { OpenMenu } from '../internal/use-menu-button.ts';
import type { AvatarMenuItem } from './AvatarMenu.tsx';

export interface AvatarMenuListProps extends OpenMenu {
  label: string;
  name: string;
  caption?: string;
  items: readonly AvatarMenuItem[];
}

const Name = styled('div')({ ...typeStyle('label'), fontSize: '1rem', color: color('text'), overflowWrap: 'anywhere' });
const Caption = styled('div')({ ...typeStyle('meta'), color: color('text3') });

/** The menu of an AvatarMenu; loaded together with MUI's menu shortly before it is needed. */
export function AvatarMenuList({ name, caption, items, ...panel }: AvatarMenuListProps) {
  const header = (
    <>
      <Name>{name}</Name>
      {caption && <Caption>{caption}</Caption>}
    </>
  );
  return (
    <MenuPanel {...panel} header={header}>
      {items.map((item) =>
        item.kind === 'separator' ? (
          <Divider key={item.id} component="li" role="separator" />
        ) : (
          <MenuItem
            key={item.id}
            onClick={() => {
              panel.onClose();
              item.onSelect();
            }}
          >
            {item.icon}
            {item.label}
          </MenuItem>
        ),
      )}
    </MenuPanel>
  );
}
