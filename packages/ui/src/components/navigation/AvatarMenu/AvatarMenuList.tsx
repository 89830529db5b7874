import styled from '@emotion/styled';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import type { ElementType } from 'react';
import { color, typeStyle } from '../../../theme/vars.ts';
import { MenuPanel } from '../internal/MenuPanel.tsx';
import type { OpenMenu } from '../internal/use-menu-button.ts';
import type { AvatarMenuItem } from './AvatarMenu.tsx';

export interface AvatarMenuListProps<C extends ElementType = ElementType> extends OpenMenu {
  label: string;
  name: string;
  caption?: string;
  items: readonly AvatarMenuItem<C>[];
  linkComponent?: C | undefined;
}

const Name = styled('div')({ ...typeStyle('label'), fontSize: '1rem', color: color('text'), overflowWrap: 'anywhere' });
const Caption = styled('div')({ ...typeStyle('meta'), color: color('text3') });

/** The menu of an AvatarMenu; loaded together with MUI's menu shortly before it is needed. */
export function AvatarMenuList(props: AvatarMenuListProps) {
  const { name, caption, items, linkComponent = 'a', ...panel } = props;
  const header = (
    <>
      <Name>{name}</Name>
      {caption && <Caption>{caption}</Caption>}
    </>
  );
  return (
    <MenuPanel {...panel} header={header}>
      {items.map((item) => {
        switch (item.kind) {
          case 'separator':
            return <Divider key={item.id} component="li" role="separator" />;
          case 'link':
            return (
              <MenuItem key={item.id} component={linkComponent} {...item.link} onClick={panel.onClose}>
                {item.icon}
                {item.label}
              </MenuItem>
            );
          case 'action':
            return (
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
            );
        }
      })}
    </MenuPanel>
  );
}
