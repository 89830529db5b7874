import styled from '@emotion/styled';
import useAutocomplete from '@mui/material/useAutocomplete';
import type { ReactNode } from 'react';
import { layers } from '../../../theme/tokens.ts';
import { color, elevation, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { FieldTexts } from '../internal/field-frame.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface AutocompleteOption {
  value: string;
  label: string;
  /** Shown before the label. */
  icon?: ReactNode;
}

export interface AutocompleteFieldProps extends FieldTexts {
  options: readonly AutocompleteOption[];
  /** Value of the selected option; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Shown in the list when no option matches. */
  emptyLabel: string;
  /** Called with the typed text, for options loaded from a server; these are not filtered again. */
  onType?: (text: string) => void;
  /** Shown in the list while options load. */
  loadingLabel?: string;
  placeholder?: string;
  disabled?: boolean;
}

const Root = styled('div')({ position: 'relative', minWidth: 0 });
const List = styled('ul')({
  position: 'absolute',
  zIndex: layers.raised,
  insetInline: 0,
  maxHeight: `calc(${size('target')} * 6)`,
  overflowY: 'auto',
  margin: 0,
  marginBlockStart: space(1),
  padding: space(1),
  listStyle: 'none',
  border: `1px solid ${color('line')}`,
  borderRadius: radius('field'),
  backgroundColor: color('surface1'),
  boxShadow: elevation('dialog'),
});
const Option = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: size('target'),
  paddingInline: space(3),
  borderRadius: radius('small'),
  ...typeStyle('body'),
  color: color('text'),
  cursor: 'pointer',
  '& > :last-of-type': { flex: 1 },
  '&.Mui-focused': { backgroundColor: color('surface3'), outline: '2px solid transparent', outlineOffset: -2 },
});
const Note = styled('p')({ margin: 0, padding: space(3), ...typeStyle('meta'), color: color('text2') });

/** A text field that filters options while typing. Only an offered option can be selected. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { label, labelEnd, hint, error, options, value, onChange, emptyLabel, onType, loadingLabel } = props;
  const { placeholder, disabled = false } = props;
  const list = useAutocomplete<AutocompleteOption>({
    options,
    value: options.find((option) => option.value === value) ?? null,
    onChange: (_event, option) => onChange(option?.value ?? null),
    onInputChange: (_event, text, reason) => reason === 'input' && onType?.(text),
    getOptionLabel: (option) => option.label,
    isOptionEqualToValue: (option, chosen) => option.value === chosen.value,
    ...(onType !== undefined && { filterOptions: (all: AutocompleteOption[]) => all }),
    autoHighlight: true,
    disabled,
    openOnFocus: true,
  });
  const { id, ...input } = list.getInputProps();
  const isLoading = loadingLabel !== undefined;
  const hasList = list.popupOpen && list.groupedOptions.length > 0 && !isLoading;
  // aria-controls may only name an element that exists.
  const noList = { 'aria-expanded': false, 'aria-controls': undefined, 'aria-activedescendant': undefined };
  const note = isLoading ? loadingLabel : emptyLabel;
  return (
    <Root>
      <div {...list.getRootProps()}>
        <TextField
          {...input}
          {...(!hasList && noList)}
          {...(id !== undefined && { id })}
          label={label}
          labelEnd={labelEnd}
          hint={hint}
          error={error}
          placeholder={placeholder}
          disabled={disabled}
          endSlot={<Icon name="chevronDown" size={18} />}
        />
      </div>
      {hasList && (
        <List {...list.getListboxProps()}>
          {list.groupedOptions.map((option, index) => {
            if (!('value' in option)) return null;
            const { key, ...optionProps } = list.getOptionProps({ option, index });
            return (
              <Option key={key} {...optionProps}>
                {option.icon}
                <span>{option.label}</span>
                {option.value === value && <Icon name="check" size={18} />}
              </Option>
            );
          })}
        </List>
      )}
      {list.popupOpen && !hasList && (
        <List as="div" role="status">
          <Note>{note}</Note>
        </List>
      )}
    </Root>
  );
}
