import type { Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useMenuButton } from '../MenuPanel/use-menu-button.ts';
import { SelectTrigger } from '../SelectMenu/SelectTrigger.tsx';

export interface LanguageOption {
  /** Code of the language, e.g. 'fil'; put into `lang`. */
  value: string;
  /** The language in itself, e.g. 'Filipino', 'ไทย'. */
  label: string;
  /** The language in the page's language; searched as well. */
  name?: string;
}

export interface LanguageSelectProps {
  /** The word for language. */
  label: string;
  options: readonly LanguageOption[];
  value: string;
  onChange: (value: string) => void;
  /** Name and placeholder of the field above the list. */
  searchLabel: string;
  /** Words when nothing fits what is typed. */
  emptyText: string;
  /** Shows the globe alone, always or on phones; label and value are still read. */
  iconOnly?: boolean | 'phone';
  ref?: Ref<HTMLButtonElement>;
}

const loadList = async () => (await import('./LanguageList.tsx')).LanguageList;

/** A language out of many: a list in the languages themselves, with a field to find one. For a few, SelectMenu does. */
export function LanguageSelect(props: LanguageSelectProps) {
  const { label, options, value, onChange, searchLabel, emptyText, iconOnly = false, ref } = props;
  const { Panel, menu, buttonProps } = useMenuButton(loadList);
  const current = options.find((option) => option.value === value);
  return (
    <>
      <SelectTrigger
        ref={ref}
        label={label}
        chosen={current && { label: current.label, lang: current.value }}
        icon={<Icon name="globe" />}
        iconOnly={iconOnly}
        {...buttonProps}
        aria-haspopup="dialog"
      />
      {Panel && menu && (
        <Panel
          {...menu}
          label={label}
          options={options}
          value={value}
          searchLabel={searchLabel}
          emptyText={emptyText}
          onChoose={(chosen) => chosen !== value && onChange(chosen)}
        />
      )}
    </>
  );
}
