import styled from '@emotion/styled';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import { FieldFrame, useFieldIds, type FieldTexts } from '../internal/field-frame.tsx';

export interface AutocompleteOption {
  value: string;
  label: string;
  /** Shown before the label. */
  icon?: ReactNode;
}

export interface AutocompleteFieldProps extends FieldTexts {
  /** Id of the input, e.g. to move the focus to it. */
  id?: string;
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

const OptionText = styled('span')({ flex: 1 });

const showAll = (options: AutocompleteOption[]) => options;
const showNone = () => [];

/** A text field that filters options while typing. Only an offered option can be selected. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { label, labelEnd, hint, error, options, value, onChange, emptyLabel, onType, loadingLabel } = props;
  const { id, placeholder, disabled = false } = props;
  const ids = useFieldIds({ hint, error }, { id });
  const isLoading = loadingLabel !== undefined;
  const filter = isLoading ? showNone : onType && showAll;
  return (
    <FieldFrame label={label} labelEnd={labelEnd} hint={hint} error={error} ids={ids}>
      <Autocomplete
        id={ids.control.id}
        // In the page, with the colours of its surface.
        disablePortal
        autoHighlight
        openOnFocus
        disabled={disabled}
        options={options}
        value={options.find((option) => option.value === value) ?? null}
        onChange={(_event, option) => onChange(option?.value ?? null)}
        onInputChange={(_event, text, reason) => reason === 'input' && onType?.(text)}
        getOptionLabel={(option) => option.label}
        isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
        {...(filter && { filterOptions: filter })}
        loading={isLoading}
        loadingText={loadingLabel}
        noOptionsText={emptyLabel}
        forcePopupIcon={false}
        renderInput={({ slotProps: { input, htmlInput } }) => {
          const { ref, ...attributes } = htmlInput;
          return (
            <OutlinedInput
              ref={input.ref}
              inputRef={ref}
              disabled={disabled}
              onMouseDown={input.onMouseDown}
              endAdornment={
                <InputAdornment position="end">
                  <Icon name="chevronDown" size={18} />
                </InputAdornment>
              }
              slotProps={{ input: { ...attributes, ...ids.control, placeholder } }}
            />
          );
        }}
        renderOption={({ key, ...attributes }, option, { selected }) => (
          <li key={key} {...attributes}>
            {option.icon}
            <OptionText>{option.label}</OptionText>
            {selected && <Icon name="check" size={18} />}
          </li>
        )}
      />
    </FieldFrame>
  );
}
