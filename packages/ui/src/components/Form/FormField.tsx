import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { useFormContext } from './form-context.ts';

/** Props for a field: value, change handler, id and error text. */
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
  /** Renders the field: `{(field) => <TextField {...field} label={…} />}`; a checkbox takes `checked={value}`. */
  children: (field: FieldBinding<V, N>) => ReactNode;
}

/** Connects one field of a `Form` to its value and error. */
export function FormField<V extends FieldValues, N extends FieldPath<V>, T>(props: FormFieldProps<V, N, T>) {
  const { control, name, children } = props;
  const { errorText, idOf } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const { disabled: _always, ...binding } = field;
  return children({ ...binding, id: idOf(name), error: fieldState.error && errorText(fieldState.error, name) });
}
