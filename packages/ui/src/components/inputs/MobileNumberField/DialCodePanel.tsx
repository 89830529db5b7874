import styled from '@emotion/styled';
import useAutocomplete, { createFilterOptions } from '@mui/material/useAutocomplete';
import type { KeyboardEvent } from 'react';
import { useEffect, useState } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { layers } from '../../../theme/tokens.ts';
import { color, elevation, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { CountryFlag } from './CountryFlag.tsx';
import type { DialCountry } from './dial-countries.ts';

export interface DialCodePanelProps {
  label: string;
  searchLabel: string;
  noMatchLabel: string;
  countries: readonly DialCountry[];
  country: DialCountry | undefined;
  onChoose: (country: DialCountry) => void;
  /** `blur`: the focus left the panel. */
  onClose: (reason: 'blur' | 'escape') => void;
  /** Called when the focus returns to the panel. */
  onStay: () => void;
}

const Panel = styled('div')({
  position: 'absolute',
  zIndex: layers.raised,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space(2)})`,
  overflow: 'hidden',
  border: `1px solid ${color('lineStrong')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
  boxShadow: elevation('dialog'),
});

const SearchRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  paddingInline: space(4),
  borderBlockEnd: `1px solid ${color('line')}`,
  color: color('text3'),
});

const Search = styled('input')({
  flex: 1,
  minWidth: 0,
  minHeight: size('targetLarge'),
  padding: 0,
  border: 0,
  background: 'none',
  ...typeStyle('field'),
  color: color('text'),
  '&::placeholder': { color: color('text3'), opacity: 1 },
  // No focus ring: the field has the focus while the panel is open, shown by its caret.
  '&:focus-visible': { outline: 0 },
});

const List = styled('ul')({
  maxHeight: 264,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  margin: 0,
  padding: space(2),
  listStyle: 'none',
});

const Option = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0.5, 3),
  minHeight: size('target'),
  paddingInline: space(3),
  borderRadius: radius('control'),
  ...typeStyle('label'),
  color: color('text'),
  cursor: 'pointer',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: '44px',
  '&.Mui-focused': { backgroundColor: color('surface3'), outline: '1px solid transparent' },
  '& > bdi': { marginInlineStart: 'auto', color: color('text2') },
});

/** With large text the code wraps to its own line. */
const Name = styled('span')({ flex: `1 1 min(6em, 100% - ${space(9)})`, minWidth: 0 });

const Check = styled('span')({ flex: 'none', width: 18, height: 18, color: color('accent') });

const NoMatch = styled('p')({ margin: 0, padding: space(5, 4), ...typeStyle('body'), color: color('text2') });

const Announcement = styled('span')(visuallyHidden);

const filterCountries = createFilterOptions<DialCountry>({
  stringify: ({ name, countryCode, dialCode }) => `${name} ${countryCode} +${dialCode}`,
});

/** Country list with search; loaded shortly before it is needed. */
export function DialCodePanel(props: DialCodePanelProps) {
  const { label, searchLabel, noMatchLabel, countries, country, onChoose, onClose, onStay } = props;
  const [search, setSearch] = useState('');
  // A copy, because MUI does not report choosing the same object again.
  const [current] = useState(country && { ...country });
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete({
    options: countries,
    value: current ?? null,
    open: true,
    autoHighlight: true,
    clearOnBlur: false,
    filterOptions: filterCountries,
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ countryCode }) => countryCode,
    isOptionEqualToValue: (a, b) => a.countryCode === b.countryCode,
    inputValue: search,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setSearch(text);
    },
    onChange: (_event, chosen) => chosen && onChoose(chosen),
    onClose: (_event, reason) => {
      if (reason === 'blur' || reason === 'escape') onClose(reason);
    },
  });
  const { ref, ...input } = getInputProps();
  useEffect(() => {
    if (typeof ref === 'object') ref?.current?.focus();
  }, [ref]);
  // Enter selects; without a match it must not submit the surrounding form.
  const preventSubmit = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  const matches = groupedOptions.filter((option) => 'dialCode' in option);
  return (
    <Panel {...getRootProps()}>
      <SearchRow>
        <Icon name="search" size={18} />
        <Search
          {...input}
          ref={ref}
          type="text"
          aria-label={searchLabel}
          placeholder={searchLabel}
          onKeyDown={preventSubmit}
          onFocusCapture={onStay}
        />
      </SearchRow>
      {matches.length > 0 && (
        <List {...getListboxProps()} aria-labelledby={undefined} aria-label={label}>
          {matches.map((option, index) => {
            const { key, ...attributes } = getOptionProps({ option, index });
            return (
              <Option key={key} {...attributes}>
                <CountryFlag countryCode={option.countryCode} />
                <Name>{option.name}</Name>
                <bdi dir="ltr">+{option.dialCode}</bdi>
                <Check>{attributes['aria-selected'] === true && <Icon name="check" size={18} />}</Check>
              </Option>
            );
          })}
        </List>
      )}
      {matches.length === 0 && <NoMatch aria-hidden>{noMatchLabel}</NoMatch>}
      <Announcement role="status">{matches.length === 0 ? noMatchLabel : ''}</Announcement>
    </Panel>
  );
}
