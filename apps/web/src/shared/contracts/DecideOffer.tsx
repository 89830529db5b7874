import type { Contract } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { ConfirmDialog } from '@croupier/ui/feedback/ConfirmDialog';
import { ButtonGrid } from '@croupier/ui/layout/ButtonGrid';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { RejectSheet } from './RejectSheet.tsx';
import type { Decision } from './use-decision.ts';
import { useParties } from './use-parties.ts';

export interface DecideOfferProps {
  readonly offer: Contract;
  readonly decision: Decision;
}

/** The two answers to an offer; each is asked about first [CONTRACT-05]. */
export function DecideOffer({ offer, decision }: DecideOfferProps): ReactNode {
  const { t } = useTranslation('contracts');
  const { nameOf } = useParties();
  const [asked, setAsked] = useState<'ACCEPT' | 'REJECT'>();
  const { contractId, version, type, offeror } = offer;
  const close = (): void => setAsked(undefined);
  const isBusy = decision.state !== 'ready';
  const accept = (): void => {
    decision.submit({ contractId, action: 'ACCEPT' });
    close();
  };
  return (
    <>
      <ButtonGrid label={t('decide.answers')}>
        <Button variant="action" busy={isBusy} busyLabel={t('sending')} onClick={() => setAsked('ACCEPT')}>
          {t('decide.accept', { version })}
        </Button>
        <Button disabled={isBusy} onClick={() => setAsked('REJECT')}>
          {t('decide.reject')}
        </Button>
      </ButtonGrid>
      <ConfirmDialog
        open={asked === 'ACCEPT'}
        title={t('decide.acceptTitle', { version })}
        message={t(`decide.acceptText.${type}`, { name: nameOf(offeror) })}
        confirmLabel={t('decide.acceptNow')}
        cancelLabel={t('decide.back')}
        onConfirm={accept}
        onCancel={close}
      />
      {asked === 'REJECT' && <RejectSheet offer={offer} decision={decision} onClose={close} />}
    </>
  );
}
