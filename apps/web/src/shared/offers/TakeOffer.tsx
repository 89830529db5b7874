import { Button } from '@croupier/ui/actions/Button';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useSession } from '../../session/use-session.ts';
import { paths } from '../paths.ts';
import { keepOffer, type Offer } from './offers.ts';

export interface TakeOfferProps {
  readonly offer: Offer;
  /** Called before another page opens. */
  readonly onLeave?: () => void;
  /** Text of the button for a member. */
  readonly takeLabel?: string;
}

/** The way from an offer to the deposit: at once for members, by a registration for everyone else. */
export function TakeOffer({ offer, onLeave, takeLabel }: TakeOfferProps): ReactNode {
  const { t } = useTranslation('offers');
  const navigate = useNavigate();
  const session = useSession();
  const isTrial = session.state === 'member' && session.isTrial;
  const needsAccount = session.state === 'guest' || isTrial;
  return (
    <>
      {isTrial && <SmallPrint>{t('trial')}</SmallPrint>}
      <Button
        variant="action"
        onClick={() => {
          keepOffer(offer);
          onLeave?.();
          void navigate(needsAccount ? paths.register : paths.deposit);
        }}
      >
        {needsAccount ? t('registerAndTake') : (takeLabel ?? t('take'))}
      </Button>
    </>
  );
}
