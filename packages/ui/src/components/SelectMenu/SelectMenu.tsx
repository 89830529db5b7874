import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../theme/control-styles.ts';
import { color, media, space, typeStyle } from '../../theme/vars.ts';
import { ButtonElement } from '../Button/button-parts.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useMenuButton } from '../MenuPanel/use-menu-button.ts';

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

const Trigger = styled(ButtonElement)({
  gap: space(1.5),
  paddingInline: space(3),
  ...typeStyle('label'),
});

const Hidden = styled('span')(visuallyHidden);

const Value = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color('text'),
  '&[data-icon-only="true"]': visuallyHidden,
  [media.phone]: { '&[data-icon-only="phone"]': visuallyHidden },
});

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
      <Trigger ref={ref} type="button" variant="quiet" {...buttonProps}>
        {icon}
        <Hidden>{label}</Hidden>
        <Value data-icon-only={iconOnly}>
          <span lang={current?.lang}>{current?.label}</span>
          <Icon name="chevronDown" size={16} />
        </Value>
      </Trigger>
      {Panel && menu && <Panel {...menu} label={label} options={options} value={value} onChoose={choose} />}
    </>
  );
}
