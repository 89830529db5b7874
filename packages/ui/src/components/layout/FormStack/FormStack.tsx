import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { space } from '../../../theme/vars.ts';

export type FormStackProps = ComponentPropsWithRef<'form'>;

// Long words wrap instead of widening the column.
const Column = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  '& > p': { margin: 0, textWrap: 'pretty' },
});

/** Vertical stack of form fields. Native validation bubbles are off: fields show their errors. */
export function FormStack(props: FormStackProps) {
  return <Column noValidate {...props} />;
}
