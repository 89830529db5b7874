import styled from '@emotion/styled';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { fieldInput, fieldShell, fieldShellFocused } from '../../../theme/control-styles.ts';
import { color, radius, space } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'type' | 'value' | 'onChange' | 'ref'
> {
  /** Accessible name and placeholder. */
  label: string;
  value: string;
  /** Called with the raw text; trim it before searching. */
  onChange: (value: string) => void;
  /** Label of the clear button. */
  clearLabel: string;
  /** Shows only a button until it is pressed, where space is scarce. */
  collapsed?: { openLabel: string; closeLabel: string };
  /** As wide as its container. */
  fullWidth?: boolean;
}

const Shell = styled('div')({
  ...fieldShell,
  flex: 1,
  minWidth: 0,
  maxWidth: 420,
  paddingInlineStart: space(3),
  color: color('text2'),
  '&[data-full-width="true"]': { maxWidth: 'none' },
  '&:has(input:focus-visible)': { ...fieldShellFocused, borderRadius: radius('field') },
});

const Input = styled('input')({
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  border: 0,
  background: 'none',
  padding: 0,
  paddingInline: space(2),
  outline: 0,
  ...fieldInput,
  '&:focus-visible': { outline: 0 },
  '&::-webkit-search-cancel-button': { display: 'none' },
});

/**
 * Search field. Escape clears the text; only an empty field is collapsed, because a collapsed field with text would
 * filter a list invisibly [LOBBY-13].
 */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, clearLabel, collapsed, fullWidth = false, onKeyDown, ...rest } = props;
  const [isExpanded, setExpanded] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const returnsFocus = useRef(false);
  const isOpen = collapsed === undefined || isExpanded || value !== '';

  // Focuses the input after the open button was pressed.
  const inputRef = (element: HTMLInputElement | null) => {
    if (input.current === null && isExpanded) element?.focus();
    input.current = element;
  };
  const clear = () => {
    onChange('');
    setExpanded(true);
    input.current?.focus();
  };
  const close = () => {
    returnsFocus.current = true;
    setExpanded(false);
  };
  // Focuses the open button after the field was closed.
  const openButtonRef = (element: HTMLButtonElement | null) => {
    if (returnsFocus.current) element?.focus();
    returnsFocus.current = element === null && returnsFocus.current;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (value !== '') clear();
    else if (collapsed !== undefined) close();
  };
  if (!isOpen) {
    return (
      <IconButton ref={openButtonRef} label={collapsed.openLabel} variant="outline" onClick={() => setExpanded(true)}>
        <Icon name="search" />
      </IconButton>
    );
  }
  return (
    <Shell role="search" data-full-width={fullWidth}>
      <Icon name="search" />
      <Input
        {...rest}
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
      {value !== '' && (
        <IconButton label={clearLabel} onClick={clear}>
          <Icon name="close" />
        </IconButton>
      )}
      {value === '' && collapsed !== undefined && (
        <IconButton label={collapsed.closeLabel} onClick={close}>
          <Icon name="close" />
        </IconButton>
      )}
    </Shell>
  );
}
