import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { forgetOffer, type KeptOffer, offerStateOf } from './offers.ts';

export interface UnfitOfferProps {
  /** An offer that was taken but is not among those of the member's next deposit. */
  readonly offer: KeptOffer;
  readonly onForget: () => void;
}

/** Says that an offer has ended or does not fit. */
export function UnfitOffer({ offer, onForget }: UnfitOfferProps): ReactNode {
  const { t } = useTranslation('offers');
  const [now] = useState(() => Date.now());
  const key = offerStateOf(offer, now) === 'ended' ? 'ended' : 'unfit';
  return (
    <InlineAlert
      tone="warning"
      live="polite"
      title={t(`kept.${key}Title`, { title: offer.title })}
      action={
        <Button
          onClick={() => {
            forgetOffer();
            onForget();
          }}
        >
          {t('kept.understood')}
        </Button>
      }
    >
      {t(`kept.${key}Text`)}
    </InlineAlert>
  );
}
