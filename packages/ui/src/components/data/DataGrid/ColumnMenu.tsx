import { ButtonElement } from '../../actions/internal/button-parts.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { useMenuButton } from '../../navigation/internal/use-menu-button.ts';
import type { DataColumn } from './data-grid-types.ts';

export interface ColumnMenuProps {
  label: string;
  /** Columns that can be hidden. */
  columns: readonly DataColumn[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

const loadList = async () => (await import('./ColumnMenuList.tsx')).ColumnMenuList;

/** Button with a menu that shows and hides columns. */
export function ColumnMenu({ label, columns, hidden, onChange }: ColumnMenuProps) {
  const { Panel, menu, buttonProps } = useMenuButton(loadList);
  const toggle = (id: string) =>
    onChange(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  return (
    <>
      <ButtonElement type="button" variant="quiet" {...buttonProps}>
        <Icon name="sliders" />
        {label}
      </ButtonElement>
      {Panel && menu && <Panel {...menu} label={label} columns={columns} hidden={hidden} onToggle={toggle} />}
    </>
  );
}
