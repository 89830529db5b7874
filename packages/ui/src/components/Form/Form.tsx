import type { FormEvent, ReactNode } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFormState, type FieldError, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary, type SummedError } from '../ErrorSummary/ErrorSummary.tsx';
import { FormStack, type FormStackProps } from '../FormStack/FormStack.tsx';
import { FormContext } from './form-context.ts';
import { listErrors } from './list-errors.ts';

export interface FormProps<V extends FieldValues, T> extends Omit<FormStackProps, 'onSubmit'> {
  /** What `useForm` gave; its resolver judges. With a summary, `useForm` needs `shouldFocusError: false`. */
  form: UseFormReturn<V, unknown, T>;
  /** Called once until its promise settles, with what the resolver made of the values. Must not reject. */
  onSubmit: (values: T) => unknown;
  /** The words for what the resolver or `setError` found. */
  errorText: (error: FieldError, name: string) => ReactNode;
  /** Title of the list of errors above a long form; it takes the focus when a submit fails. */
  summaryTitle?: ReactNode;
  /** The words of the list, where those beside the field do not name it. */
  summaryText?: (error: FieldError, name: string) => ReactNode;
  /** Work that goes on after `onSubmit` has settled; nothing is sent meanwhile. */
  busy?: boolean;
}

/** A form of react-hook-form's: sends once, keeps what was typed, and leads to what is wrong. */
export function Form<V extends FieldValues, T>(props: FormProps<V, T>) {
  const { form, onSubmit, errorText, summaryTitle, busy: busyAfter = false, children, ...more } = props;
  const { summaryText = errorText, ...rest } = more;
  const ownId = useId();
  const { isSubmitting } = useFormState({ control: form.control });
  const running = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  // As it was at the last submit: a list that shrank while one types would move the field under the fingers.
  const [summed, setSummed] = useState<readonly SummedError[]>([]);
  const busy = isSubmitting || busyAfter;

  useEffect(() => {
    if (summed.length > 0) summary.current?.focus();
  }, [summed]);

  const context = useMemo(
    () => ({ busy, errorText, idOf: (name: string) => `${ownId}-${name}` }),
    [busy, errorText, ownId],
  );

  const send = form.handleSubmit(
    async (values) => {
      setSummed([]);
      await onSubmit(values);
    },
    (errors) =>
      setSummed(
        listErrors(errors).map(({ name, error }) => ({ id: context.idOf(name), text: summaryText(error, name) })),
      ),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // State is too late for Enter and a click that follow each other at once.
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
        {summaryTitle !== undefined && summed.length > 0 && (
          <ErrorSummary ref={summary} title={summaryTitle} errors={summed} />
        )}
        {children}
      </FormStack>
    </FormContext>
  );
}
