import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { RevealToggle, useReveal, type RevealLabels } from '../internal/use-reveal.tsx';

export interface PasswordFieldProps extends RevealLabels, Omit<TextFieldProps, 'type' | 'endSlot'> {}

/** Password field with a reveal button; focus and caret are kept [LOGIN-04]. */
export function PasswordField({ showLabel, hideLabel, ref, ...rest }: PasswordFieldProps) {
  const { shown, toggle, attach } = useReveal(ref);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      ref={attach}
      type={shown ? 'text' : 'password'}
      endSlot={
        <RevealToggle
          shown={shown}
          onToggle={toggle}
          showLabel={showLabel}
          hideLabel={hideLabel}
          disabled={rest.disabled}
        />
      }
    />
  );
}
