import styled from '@emotion/styled';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { fieldInput, fieldShell, fieldShellFocused } from '../../theme/control-styles.ts';
import { color, radius, space } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'type' | 'value' | 'onChange' | 'ref'
> {
  /** Name of the field, and its placeholder. */
  label: string;
  /** What is typed, as it is typed; trim it where it is searched for. */
  value: string;
  onChange: (value: string) => void;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** Shows a button in place of the field until it is pressed, where space is scarce. */
  collapsed?: { openLabel: string; closeLabel: string };
}

const Shell = styled('div')({
  ...fieldShell,
  flex: 1,
  minWidth: 0,
  maxWidth: 420,
  paddingInlineStart: space(3),
  color: color('text2'),
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
 * A search box. Escape empties it first and closes it only then: a box that holds text cannot be closed, because a list
 * would stay filtered by something that nobody sees [LOBBY-13].
 */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, clearLabel, collapsed, onKeyDown, ...rest } = props;
  const [isAskedFor, setAskedFor] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isGivingBack = useRef(false);
  const isOpen = collapsed === undefined || isAskedFor || value !== '';

  // Opened by hand: what is pressed next is typed.
  const openByHand = (element: HTMLInputElement | null) => {
    if (input.current === null && isAskedFor) element?.focus();
    input.current = element;
  };
  const clear = () => {
    onChange('');
    setAskedFor(true);
    input.current?.focus();
  };
  const close = () => {
    isGivingBack.current = true;
    setAskedFor(false);
  };
  // Closed by hand: the focus goes to the button that opens it again.
  const takeBack = (element: HTMLButtonElement | null) => {
    if (isGivingBack.current) element?.focus();
    isGivingBack.current = element === null && isGivingBack.current;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (value !== '') clear();
    else if (collapsed !== undefined) close();
  };
  if (!isOpen) {
    return (
      <IconButton ref={takeBack} label={collapsed.openLabel} variant="outline" onClick={() => setAskedFor(true)}>
        <Icon name="search" />
      </IconButton>
    );
  }
  return (
    <Shell role="search">
      <Icon name="search" />
      <Input
        {...rest}
        ref={openByHand}
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
