import type { FieldError } from 'react-hook-form';

export interface NamedError {
  /** Field path, joined by dots. */
  name: string;
  error: FieldError;
}

function isFieldError(value: object): value is FieldError {
  return 'type' in value && typeof value.type === 'string';
}

/** Flattens the errors of a form and its groups, in schema order, without root errors. */
export function listErrors(errors: object, path = ''): NamedError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || (path === '' && key === 'root')) return [];
    const name = path === '' ? key : `${path}.${key}`;
    return isFieldError(value) ? [{ name, error: value }] : listErrors(value, name);
  });
}
