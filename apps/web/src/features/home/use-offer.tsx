import type { Promotion } from '@croupier/sdk/types';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../shared/page/lazy-component.ts';

const PromotionDialog = lazyComponent(async () => (await import('./PromotionDialog.tsx')).PromotionDialog);

/** Opens promotions by id in a dialog; render `dialog` in the page. */
export function usePromotionDialog(promotions: readonly Promotion[]): {
  readonly open: (promotionId: string) => void;
  readonly dialog: ReactNode;
} {
  const [openId, setOpenId] = useState<string>();
  const offer = promotions.find(({ promotionId }) => promotionId === openId);
  const dialog = offer !== undefined && (
    <Suspense>
      <PromotionDialog offer={offer} onClose={() => setOpenId(undefined)} />
    </Suspense>
  );
  return { open: setOpenId, dialog };
}
