import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  as?: 'span' | 'div' | 'h1' | 'h2';
}

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')<VisuallyHiddenProps>(visuallyHidden);
