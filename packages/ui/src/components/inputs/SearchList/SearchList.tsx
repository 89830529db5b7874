import styled from '@emotion/styled';
import InputBase from '@mui/material/InputBase';
import useAutocomplete, { createFilterOptions } from '@mui/material/useAutocomplete';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { fieldInput, visuallyHidden } from '../../../theme/control-styles.ts';
import { color, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface SearchListOption {
  /** Unique in the list. */
  id: string;
  /** All text that the search finds. */
  searchText: string;
  content: ReactNode;
}

export interface SearchListProps {
  /** Accessible name of the list. */
  label: string;
  /** Label and placeholder of the search field. */
  searchLabel: string;
  /** Shown when nothing matches. */
  noMatchLabel: string;
  options: readonly SearchListOption[];
  /** Id of the chosen option, which has a tick and is highlighted first. */
  value: string | undefined;
  /** Called also when the same option is chosen again. */
  onChoose: (id: string) => void;
  /** `blur`: the focus left the field. */
  onClose: (reason: 'blur' | 'escape') => void;
  /** Called when the focus returns to the field. */
  onStay?: () => void;
  /** CSS length of the list, which scrolls. */
  maxHeight: string;
}

const Field = styled(InputBase)({
  display: 'flex',
  gap: space(2),
  paddingInline: space(4),
  borderBlockEnd: `1px solid ${color('line')}`,
  '& > svg': { flex: 'none', color: color('text3') },
  // No focus ring: the field has the focus while the list is open, shown by its caret.
  '& > .MuiInputBase-input': { ...fieldInput, height: 'auto', minHeight: size('targetLarge'), padding: 0 },
});

const List = styled('ul')({
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
  padding: space(1, 3),
  borderRadius: radius('control'),
  ...typeStyle('label'),
  color: color('text'),
  cursor: 'pointer',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: '44px',
  '&.Mui-focused': { backgroundColor: color('surface3'), outline: '1px solid transparent' },
});

const Check = styled('span')({ flex: 'none', width: 18, height: 18, color: color('accent') });

const NoMatch = styled('p')({ margin: 0, padding: space(5, 4), ...typeStyle('body'), color: color('text2') });

const Announcement = styled('span')(visuallyHidden);

const filterOptions = createFilterOptions<SearchListOption>({ stringify: ({ searchText }) => searchText, trim: true });

/** Content of a popover: a search field, focused first, with the list that it filters. */
export function SearchList(props: SearchListProps) {
  const { label, searchLabel, noMatchLabel, options, value, onChoose, onClose, onStay, maxHeight } = props;
  const [search, setSearch] = useState('');
  // A copy, because MUI does not report choosing the same object again.
  const current = useMemo(() => {
    const option = options.find(({ id }) => id === value);
    return option ? { ...option } : null;
  }, [options, value]);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete({
    options,
    value: current,
    open: true,
    autoHighlight: true,
    clearOnBlur: false,
    filterOptions,
    getOptionLabel: ({ searchText }) => searchText,
    getOptionKey: ({ id }) => id,
    isOptionEqualToValue: (a, b) => a.id === b.id,
    inputValue: search,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setSearch(text);
    },
    onChange: (_event, chosen) => chosen && onChoose(chosen.id),
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
  const matches = groupedOptions.filter((option) => 'content' in option);
  return (
    <MuiTheme>
      <div {...getRootProps()}>
        <Field
          inputRef={ref}
          startAdornment={<Icon name="search" size={18} />}
          slotProps={{
            input: {
              ...input,
              type: 'text',
              'aria-label': searchLabel,
              placeholder: searchLabel,
              onKeyDown: preventSubmit,
              onFocusCapture: onStay,
            },
          }}
        />
        {matches.length > 0 && (
          <List {...getListboxProps()} aria-labelledby={undefined} aria-label={label} style={{ maxHeight }}>
            {matches.map((option, index) => {
              const { key, ...attributes } = getOptionProps({ option, index });
              return (
                <Option key={key} {...attributes}>
                  {option.content}
                  <Check>{attributes['aria-selected'] === true && <Icon name="check" size={18} />}</Check>
                </Option>
              );
            })}
          </List>
        )}
        {matches.length === 0 && <NoMatch aria-hidden>{noMatchLabel}</NoMatch>}
        <Announcement role="status">{matches.length === 0 ? noMatchLabel : ''}</Announcement>
      </div>
    </MuiTheme>
  );
}
