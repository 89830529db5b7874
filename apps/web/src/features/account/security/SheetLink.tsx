import { LinkButton } from '@croupier/ui/actions/LinkButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { securityPath, type SecuritySheet } from '../../../shared/security-path.ts';
import { useSecurityAddress } from './use-security-address.ts';

export interface SheetLinkProps {
  readonly sheet: SecuritySheet;
  /** Names what it changes where the text alone does not: "Change password". */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Opens a form of the security centre over the open tab. */
export function SheetLink({ sheet, label, children }: SheetLinkProps): ReactNode {
  const { tab } = useSecurityAddress();
  return (
    <LinkButton component={Link} to={securityPath(tab, sheet)} aria-label={label}>
      {children}
    </LinkButton>
  );
}
