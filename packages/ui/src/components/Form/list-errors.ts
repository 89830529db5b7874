import type { FieldError } from 'react-hook-form';

export interface NamedError {
  /** Path of the field, parts joined by dots. */
  name: string;
  error: FieldError;
}

function isFieldError(value: object): value is FieldError {
  return 'type' in value && typeof value.type === 'string';
}

/** The errors of a form and of the groups in it, in the order of its rules; those of the form as a whole left out. */
export function listErrors(errors: object, path = ''): NamedError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || (path === '' && key === 'root')) return [];
    const name = path === '' ? key : `${path}.${key}`;
    return isFieldError(value) ? [{ name, error: value }] : listErrors(value, name);
  });
}
