import { Icon } from '@croupier/ui/display/Icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useInstall } from '../../shared/install/use-install.tsx';

interface InstallItem {
  readonly id: 'install';
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
}

/** Installing the site as an item of a menu; none where that is not possible. */
export function useInstallItems(): readonly InstallItem[] {
  const { t } = useTranslation();
  const install = useInstall();
  if (install === undefined) return [];
  return [{ id: 'install', label: t('install'), icon: <Icon name="download" />, onSelect: () => void install() }];
}
