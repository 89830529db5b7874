import { CaptchaField, type CaptchaFieldProps } from '@croupier/ui/inputs/CaptchaField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Captcha } from './use-captcha.ts';

export interface CaptchaInputProps extends Pick<
  CaptchaFieldProps,
  'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'ref'
> {
  readonly captcha: Captcha;
}

/** Captcha input [CAPTCHA-01] [REG-12]. */
export function CaptchaInput({ captcha, ...field }: CaptchaInputProps): ReactNode {
  const { t } = useTranslation('auth');
  return (
    <CaptchaField
      {...field}
      label={t('captcha.label')}
      image={captcha.imageUrl}
      imageLabel={t('captcha.picture')}
      busy={captcha.busy}
      failed={captcha.failed}
      failedLabel={t('captcha.failed')}
      refreshLabel={t('captcha.refresh')}
      onRefresh={captcha.refresh}
    />
  );
}
