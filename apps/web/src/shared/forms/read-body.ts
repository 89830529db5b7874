import { checkBody, type BodyRules, type FieldRule } from '@croupier/sdk/rules';
import { set, type FieldError, type FieldErrors, type FieldValues, type Path } from 'react-hook-form';

/** A typed value as the body needs it, undefined to leave the field out, or why it is refused. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value | undefined }
  | { readonly ok: false; readonly reason: string };

type Reader<Values, Value = unknown> = (values: Values) => Reading<Value> | Promise<Reading<Value>>;

/** What a form adds to the rules of the contract. Functions receive everything that was typed. */
export interface FormRules<Body, Values extends FieldValues> {
  /** The fields that the form asks for; all by default. Values of other fields are not sent. */
  readonly fields?: readonly Path<Values>[] | undefined;
  /** What the body contains besides the typed fields; asked for when those have been read. */
  readonly constants?: (values: Values) => Partial<Body>;
  /** Fields that must be filled in although the contract says that they may be missing. */
  readonly required?: readonly (keyof Body)[] | undefined;
  /** How a typed value becomes the body's, where trimming is not enough: amounts, mobile numbers. */
  readonly read?: {
    readonly [Name in keyof Body & keyof Values]?: Reader<Values, Body[Name]>;
  };
  /** The reason to refuse a value that the contract accepts: configured patterns, repeated passwords, the age. */
  readonly check?: {
    readonly [Name in keyof Body & keyof Values]?: (
      value: NonNullable<Body[Name]>,
      values: Values,
    ) => string | undefined;
  };
}

/** What a form submits: the body of its call, and everything that was typed. */
export interface Submission<Body, Values> {
  readonly body: Body;
  readonly values: Values;
}

/** An error of a field with what its text needs. Its `type` is a reason of the contract, of the form, or `REFUSED`. */
export interface ContractFieldError extends FieldError {
  /** The limit that the value violates. */
  readonly limit?: number;
  /** With `REFUSED`: the answer whose code explains it. */
  readonly refusal?: Error;
}

/**
 * Reads the body of a call from a form. A field has one error: what cannot be read, what is missing, what violates the
 * contract, then what violates the form's own rules.
 */
export async function readBody<Body extends object, Values extends FieldValues>(
  rules: BodyRules<Body>,
  formRules: FormRules<Body, Values>,
  values: Values,
): Promise<{ readonly body: Body; readonly errors: FieldErrors<Values> }> {
  const errors: FieldErrors<Values> = {};
  const refused = new Set<string>();
  const refuse = (path: string, error: ContractFieldError): void => {
    refused.add(rootOf(path));
    set(errors, path, error);
  };
  const typed: Record<string, unknown> = {};
  const fields: Readonly<Record<string, FieldRule>> = rules.fields;
  const asked = (formRules.fields ?? Object.keys(values)).filter((name) => Object.hasOwn(fields, name));
  const readers: Readonly<Record<string, Reader<Values> | undefined>> = formRules.read ?? {};
  for (const name of asked) {
    const reader = readers[name];
    const reading: Reading<unknown> =
      reader === undefined ? { ok: true, value: plainValue(values[name], fields[name]) } : await reader(values);
    if (!reading.ok) refuse(name, { type: reading.reason });
    else if (reading.value !== undefined) typed[name] = reading.value;
  }
  const body: Record<string, unknown> = { ...formRules.constants?.(values), ...typed };
  const missing = (formRules.required ?? []).map(String).filter((name) => body[name] === undefined);
  const issues = [
    ...missing.map((field) => ({ field, reason: 'REQUIRED', limit: undefined })),
    ...checkBody<Body>(rules, body),
  ];
  for (const { field, reason, limit } of issues) {
    // Nobody can correct what the form does not ask for; the server decides.
    if (!asked.includes(rootOf(field)) || refused.has(rootOf(field))) continue;
    refuse(pathOf(field), { type: reason, ...(limit !== undefined && { limit }) });
  }
  const checks: Readonly<Record<string, ((value: never, values: Values) => string | undefined) | undefined>> =
    formRules.check ?? {};
  for (const name of asked) {
    if (body[name] === undefined || refused.has(name)) continue;
    // The contract's check has passed, so the value has the type that the check expects.
    const reason = checks[name]?.(body[name] as never, values);
    if (reason !== undefined) refuse(name, { type: reason });
  }
  // Complete and of its type when there are no errors, by the checks above.
  return { body: body as Body, errors };
}

/** The path of a field in react-hook-form: `tiers[0].rate` becomes `tiers.0.rate`. */
export const pathOf = (field: string): string => field.replaceAll(/\[(\d+)\]/g, '.$1');

export const rootOf = (path: string): string => path.replace(/[.[].*$/s, '');

/** Trims texts except secrets, also in lists and objects, and leaves out what is empty. */
function plainValue(typed: unknown, rule: FieldRule | undefined): unknown {
  if (typeof typed === 'string') return (rule?.format === 'password' ? typed : typed.trim()) || undefined;
  if (Array.isArray(typed)) {
    return typed.length === 0 ? undefined : typed.map((item) => plainValue(item, rule?.items));
  }
  if (typeof typed !== 'object' || typed === null) return typed;
  const entries = Object.entries(typed).map(
    ([name, value]) => [name, plainValue(value, rule?.fields?.[name] ?? rule?.values)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
