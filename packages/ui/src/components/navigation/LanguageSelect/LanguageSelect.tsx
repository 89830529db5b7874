import type { Ref } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import { useMenuButton } from '../internal/use-menu-button.ts';
import { SelectTrigger } from '../internal/SelectTrigger.tsx';

export interface LanguageOption {
  /** Language code, e.g. 'fil'; used for `lang`. */
  value: string;
  /** Name in its own language, e.g. 'Filipino', 'ไทย'. */
  label: string;
  /** Name in the page's language; also searched. */
  name?: string;
}

export interface LanguageSelectProps {
  /** Label, e.g. "Language". */
  label: string;
  options: readonly LanguageOption[];
  value: string;
  onChange: (value: string) => void;
  /** Label and placeholder of the search field. */
  searchLabel: string;
  /** Text when nothing matches. */
  emptyText: string;
  /** Shows only the globe, always or on phones; label and value stay accessible. */
  iconOnly?: boolean | 'phone';
  ref?: Ref<HTMLButtonElement>;
}

const loadList = async () => (await import('./LanguageList.tsx')).LanguageList;

/** Language picker with search, for many languages. For a few languages use SelectMenu. */
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
