import styled from '@emotion/styled';
import type { Ref } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { color } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { mergeRefs } from '../TextField/merge-refs.ts';

export interface RevealLabels {
  /** Name of the toggle while the text is hidden. */
  showLabel: string;
  /** Name of the toggle while the text is shown. */
  hideLabel: string;
}

interface RevealToggleProps extends RevealLabels {
  shown: boolean;
  onToggle: () => void;
  disabled?: boolean | undefined;
}

const Toggle = styled(IconButton)({ color: color('text2') });

/** The button that shows and hides a secret; a press does not take the focus out of the field. */
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

/** Whether a secret is shown; focus and caret stay where they are when that changes. `attach` is the input's ref. */
export function useReveal(ref: Ref<HTMLInputElement> | undefined) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null]>(null);
  const attach = useCallback((node: HTMLInputElement | null) => mergeRefs(input, ref)(node), [ref]);

  // A change of the input's type throws the caret to one end.
  useEffect(() => {
    const kept = caret.current;
    caret.current = null;
    if (kept && document.activeElement === input.current) input.current?.setSelectionRange(...kept);
  }, [shown]);

  const toggle = () => {
    const field = input.current;
    if (field) caret.current = [field.selectionStart, field.selectionEnd];
    setShown(!shown);
  };

  return { shown, toggle, input, attach };
}
