import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useFormContext } from './form-context.ts';

export interface FormSubmitProps extends Omit<ButtonProps, 'type' | 'busy'> {
  /** Read out while the form is on its way. */
  busyLabel: string;
}

/** The button that sends the `Form` it stands in. */
export function FormSubmit(props: FormSubmitProps) {
  const { busy } = useFormContext();
  return <Button variant="action" size="lg" fullWidth {...props} type="submit" busy={busy} />;
}
