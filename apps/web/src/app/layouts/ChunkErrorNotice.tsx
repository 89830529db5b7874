import { useSnackbar } from '@croupier/ui/SnackbarProvider';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useHasChunkError } from '../../shared/page/chunk-error.ts';

/** Offers to reload when a chunk failed to load: at once, or when the connection is back. */
export function ChunkErrorNotice(): ReactNode {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const isMissing = useHasChunkError();
  useEffect(() => {
    if (!isMissing) return undefined;
    const offer = (): void => {
      const action = { label: t('crash.reload'), onPress: () => location.reload() };
      show({ key: 'missing-code', text: t('slow.missing'), tone: 'warning', duration: 'stay', action });
    };
    if (navigator.onLine) offer();
    addEventListener('online', offer);
    return () => removeEventListener('online', offer);
  }, [isMissing, show, t]);
  return null;
}
