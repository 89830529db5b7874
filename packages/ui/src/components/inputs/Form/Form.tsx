import { useEffect, useId, useMemo, useRef, useState, createContext, use, type FormEvent, type ReactNode } from 'react';
import {
  useFormState,
  useController,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
} from 'react-hook-form';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { FormStack, type FormStackProps } from '../../layout/FormStack/FormStack.tsx';
import { Button, type ButtonProps } from '../../actions/Button/Button.tsx';

/** Form state shared with fields and the submit button. */
interface FormContextValue {
  busy: boolean;
  idOf: (name: string) => string;
  errorText: (error: FieldError, name: string) => ReactNode;
}

const FormContext = createContext<FormContextValue | undefined>(undefined);

function useFormContext(): FormContextValue {
  const value = use(FormContext);
  if (value === undefined) throw new Error('FormField and FormSubmit must be inside a Form');
  return value;
}

export interface FormProps<V extends FieldValues, T> extends Omit<FormStackProps, 'onSubmit'> {
  /** Result of `useForm` with `shouldFocusError: false`; its resolver validates. */
  form: UseFormReturn<V, unknown, T>;
  /** Called with the resolver's output, and not again until its promise resolves. Must not reject. */
  onSubmit: (values: T) => unknown;
  /** Text of an error found by the resolver or `setError`. */
  errorText: (error: FieldError, name: string) => ReactNode;
  /** Title of the summary above a form with several errors; no summary without it. */
  summaryTitle?: ReactNode;
  /** Texts for the summary, where the field's own error text does not name the field. */
  summaryText?: (error: FieldError, name: string) => ReactNode;
  /** What receives the focus when a submit fails: a form longer than the screen focuses its summary. */
  errorFocus?: 'field' | 'summary';
  /** A refusal whose errors are set by `setError`; a new one is reported like a failed submit. */
  refusal?: object | undefined;
  /** Work continues after `onSubmit` resolved; nothing is submitted meanwhile. */
  busy?: boolean;
}

/** A react-hook-form form: submits once at a time and itself alone, keeps the input, and moves the focus to the errors. */
export function Form<V extends FieldValues, T>(props: FormProps<V, T>) {
  const { form, onSubmit, errorText, summaryTitle, busy: externalBusy = false, children, ...more } = props;
  const { summaryText = errorText, errorFocus = 'field', refusal, ...rest } = more;
  const ownId = useId();
  const { isSubmitting, errors } = useFormState({ control: form.control });
  const running = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  // Keeps the errors of the last submit: a shrinking list would move the field while typing.
  const [reported, setReported] = useState<readonly NamedError[]>([]);
  const busy = isSubmitting || externalBusy;
  const hasSummary = summaryTitle !== undefined && reported.length > 1;
  const idOf = (name: string) => `${ownId}-${name}`;

  const focusErrors = () => {
    const [first] = reported;
    if (first === undefined) return;
    if (hasSummary && errorFocus === 'summary') summary.current?.focus();
    else document.getElementById(idOf(first.name))?.focus();
  };
  const report = (found: FieldErrors<V>) => setReported(inDocumentOrder(listErrors(found), idOf));
  // A new report only: later renders must not move the focus.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(focusErrors, [reported]);
  useEffect(() => {
    if (refusal !== undefined) report(errors);
    // Only a new refusal is reported; errors change while typing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refusal]);

  const context = useMemo(
    () => ({ busy, errorText, idOf: (name: string) => `${ownId}-${name}` }),
    [busy, errorText, ownId],
  );

  const send = form.handleSubmit(async (values) => {
    setReported([]);
    await onSubmit(values);
  }, report);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React passes it on to the form whose sheet holds this one.
    event.stopPropagation();
    // A ref, because state updates too late for Enter followed at once by a click.
    if (running.current || busy) return;
    running.current = true;
    try {
      await send(event);
    } finally {
      running.current = false;
    }
  };

  return (
    <FormContext value={context}>
      <FormStack {...rest} aria-busy={busy || undefined} onSubmit={(event) => void submit(event)}>
        {hasSummary && (
          <ErrorSummary
            ref={summary}
            title={summaryTitle}
            errors={reported.map(({ name, error }) => ({ id: idOf(name), text: summaryText(error, name) }))}
          />
        )}
        {children}
      </FormStack>
    </FormContext>
  );
}

interface NamedError {
  /** Field path, joined by dots. */
  name: string;
  error: FieldError;
}

function isFieldError(value: object): value is FieldError {
  return 'type' in value && typeof value.type === 'string';
}

/** Errors in the order of their controls on the page; react-hook-form knows only the order of mounting. */
function inDocumentOrder(errors: readonly NamedError[], idOf: (name: string) => string): readonly NamedError[] {
  return errors.toSorted((a, b) => {
    const [first, second] = [a, b].map(({ name }) => document.getElementById(idOf(name)));
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** Flattens the errors of a form and its groups, in schema order, without root errors. */
function listErrors(errors: object, path = ''): NamedError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || (path === '' && key === 'root')) return [];
    const name = path === '' ? key : `${path}.${key}`;
    return isFieldError(value) ? [{ name, error: value }] : listErrors(value, name);
  });
}

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
  const { disabled: _disabled, ...binding } = field;
  return children({ ...binding, id: idOf(name), error: fieldState.error && errorText(fieldState.error, name) });
}

export interface FormSubmitProps extends Omit<ButtonProps, 'type' | 'busy'> {
  /** Announced while submitting. */
  busyLabel: string;
}

/** Submit button of the surrounding `Form`. */
export function FormSubmit(props: FormSubmitProps) {
  const { busy } = useFormContext();
  return <Button variant="action" size="lg" fullWidth {...props} type="submit" busy={busy} />;
}
