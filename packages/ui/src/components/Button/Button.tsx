import styled from '@emotion/styled';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { visuallyHidden } from '../../theme/control-styles.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { ButtonLook } from './button-parts.ts';
import { ButtonContent, ButtonElement } from './button-parts.ts';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook> {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  /** Work is under way: keeps width and focus, ignores presses. */
  busy?: boolean;
  /** Read out when busy begins. */
  busyLabel?: string;
}

const BusyMark = styled('span')({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

const Announcement = styled('span')(visuallyHidden);

/** A button; `action` is the one filled action of a view. */
export function Button(props: ButtonProps) {
  const { startIcon, endIcon, busy = false, busyLabel, type = 'button', onClick, children, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      // Also keeps a submit button from sending its form a second time.
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
