import type { Promotion } from '@croupier/sdk/types';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../shared/page/lazy-part.ts';

const OfferDialog = lazyPart(async () => (await import('./OfferDialog.tsx')).OfferDialog);

/** Opens promotions by id in a dialog; render `dialog` in the page. */
export function useOffer(promotions: readonly Promotion[]): {
  readonly open: (promotionId: string) => void;
  readonly dialog: ReactNode;
} {
  const [openId, setOpenId] = useState<string>();
  const offer = promotions.find(({ promotionId }) => promotionId === openId);
  const dialog = offer !== undefined && (
    <Suspense>
      <OfferDialog offer={offer} onClose={() => setOpenId(undefined)} />
    </Suspense>
  );
  return { open: setOpenId, dialog };
}
