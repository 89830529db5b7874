import styled from '@emotion/styled';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import type { ButtonLook } from '../internal/button-parts.ts';
import { ButtonContent, ButtonElement } from '../internal/button-parts.ts';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook> {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  /** Shows progress: keeps width and focus, ignores presses. */
  busy?: boolean;
  /** Announced when `busy` starts. */
  busyLabel?: string;
}

const BusyMark = styled('span')({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

const Announcement = styled('span')(visuallyHidden);

/** A button; use `action` for the main action of a view only. */
export function Button(props: ButtonProps) {
  const { startIcon, endIcon, busy = false, busyLabel, type = 'button', onClick, children, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      // Also prevents a second submit of the form.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <>
      <ButtonElement {...rest} type={type} onClick={press} {...(busy && { 'aria-busy': true, 'aria-disabled': true })}>
        <ButtonContent data-busy={busy}>
          {startIcon}
          {children}
          {endIcon}
        </ButtonContent>
        {busy && (
          <BusyMark>
            <Spinner />
          </BusyMark>
        )}
      </ButtonElement>
      {busyLabel !== undefined && <Announcement role="status">{busy ? busyLabel : ''}</Announcement>}
    </>
  );
}
