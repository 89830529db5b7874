import styled from '@emotion/styled';
import type { Ref } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { color } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { mergeRefs } from './merge-refs.ts';

export interface RevealLabels {
  /** Label of the toggle while hidden. */
  showLabel: string;
  /** Label of the toggle while shown. */
  hideLabel: string;
}

interface RevealToggleProps extends RevealLabels {
  shown: boolean;
  onToggle: () => void;
  disabled?: boolean | undefined;
}

const Toggle = styled(IconButton)({ color: color('text2') });

/** Toggle button of a password field; a pointer press keeps the focus in the field. */
export function RevealToggle({ shown, onToggle, showLabel, hideLabel, disabled }: RevealToggleProps) {
  return (
    <Toggle
      label={shown ? hideLabel : showLabel}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
      disabled={disabled}
    >
      <Icon name={shown ? 'eyeOff' : 'eye'} />
    </Toggle>
  );
}

/** State of a password field that can be revealed; keeps focus and caret. `attach` is the input's ref. */
export function useReveal(ref: Ref<HTMLInputElement> | undefined) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const savedSelection = useRef<[number | null, number | null]>(null);
  const attach = useCallback((node: HTMLInputElement | null) => mergeRefs(input, ref)(node), [ref]);

  // Changing the input's type moves the caret.
  useEffect(() => {
    const selection = savedSelection.current;
    savedSelection.current = null;
    if (selection && document.activeElement === input.current) input.current?.setSelectionRange(...selection);
  }, [shown]);

  const toggle = () => {
    const field = input.current;
    if (field) savedSelection.current = [field.selectionStart, field.selectionEnd];
    setShown(!shown);
  };

  return { shown, toggle, input, attach };
}
