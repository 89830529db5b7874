import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import {
  securityPath,
  securitySheets,
  securityTabs,
  type SecuritySheet,
  type SecurityTab,
} from '../../../shared/security-path.ts';

export interface SecurityAddress {
  readonly tab: SecurityTab;
  /** The open form. */
  readonly sheet: SecuritySheet | undefined;
  /** Closes the form; Back does not open it again. Stable while the address stays. */
  readonly closeSheet: () => void;
}

/** Tab and open form in the address. An unknown tab is the first one. */
export function useSecurityAddress(): SecurityAddress {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const tab = securityTabs.find((name) => name === parameters.get('tab')) ?? 'overview';
  return {
    tab,
    sheet: securitySheets.find((name) => name === parameters.get('sheet')),
    closeSheet: useCallback(() => void navigate(securityPath(tab), { replace: true }), [navigate, tab]),
  };
}
