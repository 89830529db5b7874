import MenuItem from '@mui/material/MenuItem';
import styled from '@emotion/styled';
import { MenuPanel } from './MenuPanel.tsx';
import type { OpenMenu } from './use-menu-button.ts';
import type { SelectMenuOption } from '../SelectMenu/SelectMenu.tsx';
import { color } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

export const ItemLabel = styled('span')({ flex: 1, minWidth: 0 });

const Column = styled('span')({ flex: 'none', width: 20, height: 20, color: color('accent') });

/** Fixed width that aligns all options. */
export function CheckColumn({ checked }: { checked: boolean }) {
  return <Column>{checked && <Icon name="check" />}</Column>;
}

export interface SelectMenuListProps extends OpenMenu {
  label: string;
  options: readonly SelectMenuOption<string>[];
  value: string;
  /** Called with the index of the option in `options`. */
  onChoose: (index: number) => void;
}

/** List of a SelectMenu; loaded with MUI's menu shortly before it is needed. */
export function SelectMenuList({ options, value, onChoose, ...panel }: SelectMenuListProps) {
  return (
    <MenuPanel {...panel}>
      {options.map((option, index) => (
        <MenuItem
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === value}
          selected={option.value === value}
          onClick={() => {
            panel.onClose();
            onChoose(index);
          }}
        >
          {option.icon}
          <ItemLabel lang={option.lang}>{option.label}</ItemLabel>
          <CheckColumn checked={option.value === value} />
        </MenuItem>
      ))}
    </MenuPanel>
  );
}
