import { isApiError, type ApiError, type ErrorCode } from '@croupier/sdk/errors';
import type { BodyRules } from '@croupier/sdk/rules';
import { useEffect, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type ResolverResult,
  type UseFormReturn,
} from 'react-hook-form';

import { pathOf, readBody, rootOf, type ContractFieldError, type FormRules, type Submission } from './read-body.ts';

type FieldsOfCodes<Field extends string> = Readonly<
  Partial<Record<ErrorCode, Field | ((error: ApiError) => Field | undefined)>>
>;

export interface ContractFormOptions<Body, Values extends FieldValues> extends FormRules<Body, Values> {
  readonly defaultValues: Values;
  /** The field that an error code of the call is about; a function where the error names it in its `value`. */
  readonly fieldOfCode?: FieldsOfCodes<Path<Values>>;
  /** A refusal that arrives after the submit, as from `useIdempotentSubmit`; shown like one that `send` throws. */
  readonly lateRefusal?: ApiError | undefined;
}

export interface ContractForm<Body, Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Submission<Body, Values>>;
  /** The last refusal, while it is not shown at a field. */
  readonly failure: ApiError | null;
  /** The last refusal, until the next submit. */
  readonly refusal: ApiError | undefined;
  /** Shows a refusal of the server: at its fields, and else as `failure`. */
  readonly refuse: (error: ApiError) => void;
  /** Makes the submit handler of a form; an `ApiError` that `send` throws is shown by `refuse`. */
  readonly submitWith: (
    send: (submission: Submission<Body, Values>) => Promise<void> | void,
  ) => (submission: Submission<Body, Values>) => Promise<void>;
}

/**
 * A form for the body of one call. Lengths, patterns, formats, enums and what is required come from the contract's rules
 * (`@croupier/sdk/bodies`); fields have the contract's names, so that the server's field errors find them. Values that the
 * contract does not name, such as "remember me", stay in the form.
 */
export function useContractForm<Body extends object, Values extends FieldValues>(
  rules: BodyRules<Body>,
  { defaultValues, fieldOfCode = {}, lateRefusal, ...formRules }: ContractFormOptions<Body, Values>,
): ContractForm<Body, Values> {
  const form = useForm<Values, unknown, Submission<Body, Values>>({
    // `Values` is the type of the whole form, so no value is missing.
    defaultValues: defaultValues as DefaultValues<Values>,
    // The form component moves the focus, in the order of the fields on the page.
    shouldFocusError: false,
    resolver: async (values): Promise<ResolverResult<Values, Submission<Body, Values>>> => {
      const { body, errors } = await readBody(rules, formRules, values);
      if (Object.keys(errors).length > 0) return { values: {}, errors };
      return { values: { body, values }, errors: {} };
    },
  });
  const [refusal, setRefusal] = useState<ApiError>();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const asked: readonly string[] = formRules.fields ?? Object.keys(defaultValues);
  const refuse = (error: ApiError): void => {
    const errors = refusedFields(error, fieldOfCode).filter(([path]) => asked.includes(rootOf(path)));
    // The paths are those of fields that the form asks for.
    for (const [path, fieldError] of errors) form.setError(path as Path<Values>, fieldError);
    setFailure(errors.length === 0 ? error : null);
    setRefusal(error);
  };
  useEffect(() => {
    if (lateRefusal !== undefined) refuse(lateRefusal);
    // Once for each refusal, whatever else changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lateRefusal]);
  return {
    form,
    failure,
    refusal,
    refuse,
    submitWith: (send) => async (submission) => {
      setFailure(null);
      setRefusal(undefined);
      try {
        await send(submission);
      } catch (error) {
        if (!isApiError(error)) throw error;
        refuse(error);
      }
    },
  };
}

/** The fields that a refusal names: by its code, and with the server's reasons. */
function refusedFields(
  error: ApiError,
  fieldOfCode: FieldsOfCodes<string>,
): readonly (readonly [path: string, error: ContractFieldError])[] {
  const refused = error.fieldErrors.map(({ field, reason, minLength, maxLength }) => {
    const limit = reason === 'TOO_SHORT' ? minLength : maxLength;
    return [pathOf(field), { type: reason, ...(limit !== undefined && { limit }) }] as const;
  });
  const named = error.code === undefined ? undefined : fieldOfCode[error.code];
  const field = typeof named === 'function' ? named(error) : named;
  return field === undefined
    ? refused
    : [...refused.filter(([path]) => path !== field), [field, { type: 'REFUSED', refusal: error }]];
}
