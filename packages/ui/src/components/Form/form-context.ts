import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import type { FieldError } from 'react-hook-form';

/** Form state shared with fields and the submit button. */
export interface FormContextValue {
  busy: boolean;
  idOf: (name: string) => string;
  errorText: (error: FieldError, name: string) => ReactNode;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const value = use(FormContext);
  if (value === undefined) throw new Error('FormField and FormSubmit must be inside a Form');
  return value;
}
