import { VisuallyHidden } from '@croupier/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** In place of a balance that the member has hidden. */
export function HiddenAmount(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden>••••••</span>
      <VisuallyHidden>{t('balance.hidden')}</VisuallyHidden>
    </>
  );
}
