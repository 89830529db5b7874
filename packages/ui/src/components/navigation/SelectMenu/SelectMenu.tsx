import type { ReactNode, Ref } from 'react';
import { useMenuButton } from '../internal/use-menu-button.ts';
import { SelectTrigger } from '../internal/SelectTrigger.tsx';

export interface SelectMenuOption<V extends string> {
  value: V;
  label: string;
  /** Language of the label, if not the page's. */
  lang?: string;
  icon?: ReactNode;
}

export interface SelectMenuProps<V extends string> {
  /** Accessible name, e.g. "Language". */
  label: string;
  options: readonly SelectMenuOption<V>[];
  value: V;
  onChange: (value: V) => void;
  icon?: ReactNode;
  /** Shows only the icon, always or on phones; label and value stay accessible. */
  iconOnly?: boolean | 'phone';
  ref?: Ref<HTMLButtonElement>;
}

const loadList = async () => (await import('../internal/SelectMenuList.tsx')).SelectMenuList;

/** Button with the selected value that opens a list: language, theme. */
export function SelectMenu<V extends string>(props: SelectMenuProps<V>) {
  const { label, options, value, onChange, icon, iconOnly = false, ref } = props;
  const { Panel, menu, buttonProps } = useMenuButton(loadList);
  const current = options.find((option) => option.value === value);
  const choose = (index: number) => {
    const chosen = options[index];
    if (chosen && chosen.value !== value) onChange(chosen.value);
  };
  return (
    <>
      <SelectTrigger ref={ref} label={label} chosen={current} icon={icon} iconOnly={iconOnly} {...buttonProps} />
      {Panel && menu && <Panel {...menu} label={label} options={options} value={value} onChoose={choose} />}
    </>
  );
}
