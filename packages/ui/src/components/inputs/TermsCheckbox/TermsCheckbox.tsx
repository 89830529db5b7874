import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox.tsx';
import { FieldError, useFieldIds } from '../internal/field-frame.tsx';

export interface TermsCheckboxProps extends Omit<CheckboxProps, 'label'> {
  /** Label. Links inside work without ticking the box. */
  label: ReactNode;
  /** Error text; any content marks the box invalid. */
  error?: ReactNode;
}

const Root = styled('div')({ minWidth: 0 });

const ConsentCheckbox = styled(Checkbox)({ '& a': { fontWeight: 600 } });

/** Required consent of a form, with its error beside it [REG-06, VAL-09]. */
export function TermsCheckbox({ error, id, className, ...rest }: TermsCheckboxProps) {
  const ids = useFieldIds({ error, hint: undefined }, { id, describedBy: rest['aria-describedby'] });
  return (
    <Root className={className}>
      <ConsentCheckbox {...rest} {...ids.control} />
      {ids.invalid && <FieldError id={ids.errorId}>{error}</FieldError>}
    </Root>
  );
}
