import MenuItem from '@mui/material/MenuItem';
import { MenuPanel } from '../../navigation/internal/MenuPanel.tsx';
import { CheckColumn, ItemLabel } from '../../navigation/internal/SelectMenuList.tsx';
import type { OpenMenu } from '../../navigation/internal/use-menu-button.ts';
import type { DataColumn } from './data-grid-types.ts';

export interface ColumnMenuListProps extends OpenMenu {
  label: string;
  columns: readonly DataColumn[];
  hidden: readonly string[];
  onToggle: (column: string) => void;
}

/** List of a ColumnMenu, which stays open; loaded with MUI's menu shortly before it is needed. */
export function ColumnMenuList({ columns, hidden, onToggle, ...panel }: ColumnMenuListProps) {
  return (
    <MenuPanel {...panel}>
      {columns.map(({ id, label }) => {
        const isShown = !hidden.includes(id);
        return (
          <MenuItem key={id} role="menuitemcheckbox" aria-checked={isShown} onClick={() => onToggle(id)}>
            <ItemLabel>{label}</ItemLabel>
            <CheckColumn checked={isShown} />
          </MenuItem>
        );
      })}
    </MenuPanel>
  );
}
