import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { useFormContext } from './form-context.ts';

/** What a field is given: its value, who hears of it, its id and the words of its error. */
export interface FieldBinding<V extends FieldValues, N extends FieldPath<V>> extends Omit<
  ControllerRenderProps<V, N>,
  'disabled'
> {
  id: string;
  error: ReactNode;
}

export interface FormFieldProps<V extends FieldValues, N extends FieldPath<V>, T> {
  control: Control<V, unknown, T>;
  name: N;
  /** Draws the field: `{(field) => <TextField {...field} label={…} />}`; a box takes `checked={value}` instead. */
  children: (field: FieldBinding<V, N>) => ReactNode;
}

/** Ties one field of a `Form` to its value and its error. */
export function FormField<V extends FieldValues, N extends FieldPath<V>, T>(props: FormFieldProps<V, N, T>) {
  const { control, name, children } = props;
  const { errorText, idOf } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const { disabled: _always, ...binding } = field;
  return children({ ...binding, id: idOf(name), error: fieldState.error && errorText(fieldState.error, name) });
}
