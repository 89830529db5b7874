import type { AppRelease } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { StepGuide } from '@croupier/ui/display/StepGuide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PhonePlatform } from './phone-platform.ts';

export interface ReleaseGuideProps {
  readonly platform: PhonePlatform;
  readonly release: AppRelease;
}

/** Steps of the installation on a platform, and what they allow. */
export function ReleaseGuide({ platform, release }: ReleaseGuideProps): ReactNode {
  const { t } = useTranslation('appDownload');
  return (
    <StepGuide
      title={t(`guide.${platform}`)}
      icon="phone"
      html={release.installGuide}
      failed={<InlineAlert tone="danger">{t('guide.failed')}</InlineAlert>}
    >
      <InlineAlert tone="warning">{t(`caution.${platform}`)}</InlineAlert>
    </StepGuide>
  );
}
