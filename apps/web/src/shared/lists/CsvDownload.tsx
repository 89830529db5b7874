import type { CsvFile } from '@croupier/sdk/client';
import { Button } from '@croupier/ui/actions/Button';
import { Icon } from '@croupier/ui/display/Icon';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../FailureAlert.tsx';

export interface CsvDownloadProps {
  readonly download: () => Promise<CsvFile>;
}

/** Time in ms after which the browser has read the file. */
const REVOKE_AFTER_MS = 60_000;

function saveFile({ name, content }: CsvFile, defaultName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? defaultName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

/** Saves all rows that the filters match as the server's CSV. */
export function CsvDownload({ download }: CsvDownloadProps): ReactNode {
  const { t } = useTranslation('lists');
  const { mutate, isPending, error } = useMutation({
    mutationFn: download,
    onSuccess: (file) => saveFile(file, t('csv.name')),
  });
  return (
    <>
      <Button
        variant="quiet"
        startIcon={<Icon name="download" />}
        busy={isPending}
        busyLabel={t('csv.busy')}
        onClick={() => mutate()}
      >
        {t('csv.label')}
      </Button>
      <FailureAlert error={error} />
    </>
  );
}
