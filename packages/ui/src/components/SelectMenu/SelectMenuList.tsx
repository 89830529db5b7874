import MenuItem from '@mui/material/MenuItem';
import { MenuPanel } from '../MenuPanel/MenuPanel.tsx';
import type { OpenMenu } from '../MenuPanel/use-menu-button.ts';
import { CheckColumn, ItemLabel } from './select-menu-parts.tsx';
import type { SelectMenuOption } from './SelectMenu.tsx';

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
