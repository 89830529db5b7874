import type { ReactNode, Ref } from 'react';
import { useMenuButton } from '../MenuPanel/use-menu-button.ts';
import { SelectTrigger } from './SelectTrigger.tsx';

export interface SelectMenuOption<V extends string> {
  value: V;
  label: string;
  /** Language of the label, where it is not the page's. */
  lang?: string;
  icon?: ReactNode;
}

export interface SelectMenuProps<V extends string> {
  /** What is chosen here, e.g. the word for language. */
  label: string;
  options: readonly SelectMenuOption<V>[];
  value: V;
  onChange: (value: V) => void;
  icon?: ReactNode;
  /** Shows the icon alone, always or on phones; label and value are still read. */
  iconOnly?: boolean | 'phone';
  ref?: Ref<HTMLButtonElement>;
}

const loadList = async () => (await import('./SelectMenuList.tsx')).SelectMenuList;

/** A button that shows what is chosen and opens the list to choose from: language, theme. */
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
