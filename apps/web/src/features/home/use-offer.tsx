import type { Promotion } from '@croupier/sdk/types';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../shared/page/lazy-component.ts';

const PromotionDialog = lazyComponent(async () => (await import('./PromotionDialog.tsx')).PromotionDialog);

/** Opens promotions by id in a dialog. `dialog` must be rendered. */
export function usePromotionDialog(promotions: readonly Promotion[]): {
  readonly open: (promotionId: string) => void;
  readonly dialog: ReactNode;
} {
  const [openId, setOpenId] = useState<string>();
  const promotion = promotions.find(({ promotionId }) => promotionId === openId);
  const dialog = promotion !== undefined && (
    <Suspense>
      <PromotionDialog promotion={promotion} onClose={() => setOpenId(undefined)} />
    </Suspense>
  );
  return { open: setOpenId, dialog };
}
