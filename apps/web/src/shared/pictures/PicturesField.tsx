import { UploadField } from '@croupier/ui/inputs/UploadField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Pictures } from './use-pictures.ts';

export interface PicturesFieldProps {
  readonly label: string;
  readonly pictures: Pictures;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/** Field for up to three pictures. */
export function PicturesField({ label, pictures, error, disabled = false }: PicturesFieldProps): ReactNode {
  const { t } = useTranslation('forms');
  return (
    <UploadField
      label={label}
      prompt={t('pictures.prompt')}
      hint={t('pictures.hint')}
      items={pictures.pictures}
      onAdd={pictures.add}
      onRemove={pictures.remove}
      onRetry={pictures.retry}
      refusalText={(reason, name) => t(`pictures.refused.${reason}`, { name })}
      removeLabel={(name) => t('pictures.remove', { name })}
      cancelLabel={(name) => t('pictures.cancel', { name })}
      retryLabel={(name) => t('pictures.retry', { name })}
      stateText={({ state }) => t(`pictures.state.${state}`)}
      error={error}
      disabled={disabled}
    />
  );
}
