import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useFormContext } from './form-context.ts';

export interface FormSubmitProps extends Omit<ButtonProps, 'type' | 'busy'> {
  /** Announced while submitting. */
  busyLabel: string;
}

/** Submit button of the surrounding `Form`. */
export function FormSubmit(props: FormSubmitProps) {
  const { busy } = useFormContext();
  return <Button variant="action" size="lg" fullWidth {...props} type="submit" busy={busy} />;
}
