import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RefusedState } from '@croupier/ui/feedback/RefusedState';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface PageRefusedProps extends Pick<ComponentProps<typeof RefusedState>, 'reason' | 'title' | 'text'> {
  /** Next step. */
  readonly action: { readonly label: string; readonly to: string };
}

/** Instead of a page that the account may not see. */
export function PageRefused({ action, ...state }: PageRefusedProps): ReactNode {
  return (
    <RefusedState
      {...state}
      headingLevel={2}
      actions={
        <LinkButton component={Link} to={action.to} variant="action">
          {action.label}
        </LinkButton>
      }
    />
  );
}
