import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { space } from '../../theme/vars.ts';

export type FormStackProps = ComponentPropsWithRef<'form'>;

// A long word wraps in its column and does not widen it.
const Column = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

/** A form's fields under each other. The browser's own bubbles are off: fields show their errors themselves. */
export function FormStack(props: FormStackProps) {
  return <Column noValidate {...props} />;
}
