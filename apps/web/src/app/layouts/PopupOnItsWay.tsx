import { LoaderOverlay } from '@croupier/ui/LoaderOverlay';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** In place of a popup whose code is on its way, so that a press is seen at once. */
export function PopupOnItsWay(): ReactNode {
  const { t } = useTranslation();
  return <LoaderOverlay open label={t('loading')} />;
}
