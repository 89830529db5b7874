import type { CsvFile } from '@croupier/sdk/csv';
import { Button } from '@croupier/ui/actions/Button';
import { Icon } from '@croupier/ui/display/Icon';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../FailureAlert.tsx';
import { saveFile } from '../save-file.ts';

export interface CsvDownloadProps {
  readonly download: () => Promise<CsvFile>;
}

/** Saves all rows that the filters match as the server's CSV. */
export function CsvDownload({ download }: CsvDownloadProps): ReactNode {
  const { t } = useTranslation('lists');
  const { mutate, isPending, error } = useMutation({
    mutationFn: download,
    onSuccess: ({ name, content }) => saveFile(content, name ?? t('csv.name')),
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
