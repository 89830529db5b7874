import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { TwoColumns } from '@croupier/ui/layout/TwoColumns';
import type { ReactNode } from 'react';

import { Devices } from './sessions/Devices.tsx';
import { LoginHistory } from './sessions/LoginHistory.tsx';
import { NoticeChoices } from './sessions/NoticeChoices.tsx';
import { SecurityEvents } from './sessions/SecurityEvents.tsx';
import { TrustedAddresses } from './sessions/TrustedAddresses.tsx';
import { SigningIn } from './signing-in/SigningIn.tsx';
import { TwoStep } from './two-step/TwoStep.tsx';

/** How the member logs in, from where, and what happened. Each part fails alone. */
export function SecurityTabPanel(): ReactNode {
  return (
    <TwoColumns>
      <PanelStack>
        <SigningIn />
        <TwoStep />
        <Devices />
        <TrustedAddresses />
      </PanelStack>
      <PanelStack>
        <LoginHistory />
        <SecurityEvents />
        <NoticeChoices />
      </PanelStack>
    </TwoColumns>
  );
}
