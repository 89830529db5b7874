import { VisuallyHidden } from '@croupier/ui/layout/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Shown instead of a hidden balance. */
export function HiddenAmount(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden>••••••</span>
      <VisuallyHidden>{t('balance.hidden')}</VisuallyHidden>
    </>
  );
}
