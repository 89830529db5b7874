import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { startServiceWorker } from './service-worker.ts';

const MESSAGE = 'new-version';

/** Starts the service worker, and says that a new version is ready. The page is loaded again only when the visitor says so. */
export function useUpdateNotice(isUndisturbed: boolean): void {
  const { t } = useTranslation('notices');
  const { show, close } = useSnackbar();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => void startServiceWorker(() => setIsReady(true)), []);
  useEffect(() => {
    if (!isReady || !isUndisturbed) return undefined;
    show({
      key: MESSAGE,
      text: t('update.ready'),
      tone: 'info',
      duration: 'stay',
      action: { label: t('update.load'), onPress: () => location.reload() },
      // Until the next version.
      onDismiss: () => setIsReady(false),
    });
    return () => close(MESSAGE);
  }, [isReady, isUndisturbed, show, close, t]);
}
