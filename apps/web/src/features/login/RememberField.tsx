import { Checkbox } from '@croupier/ui/inputs/Checkbox';
import { FormField } from '@croupier/ui/inputs/Form';
import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

export interface RememberFieldProps<V extends FieldValues, T> {
  readonly control: Control<V, unknown, T>;
  readonly name: FieldPath<V>;
}

/** "Remember me": prefills the user name on the next visit [LOGIN-06]. */
export function RememberField<V extends FieldValues, T>({ control, name }: RememberFieldProps<V, T>): ReactNode {
  const { t } = useTranslation('login');
  return (
    <FormField control={control} name={name}>
      {({ value, error: _error, ...field }) => <Checkbox {...field} checked={value} label={t('remember')} />}
    </FormField>
  );
}
