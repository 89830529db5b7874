import { LoaderOverlay } from '@croupier/ui/LoaderOverlay';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Placeholder of a popup whose code is loading, as feedback for the press. */
export function PopupPlaceholder(): ReactNode {
  const { t } = useTranslation();
  return <LoaderOverlay open label={t('loading')} />;
}
