import type { AppDownload } from '@croupier/sdk/types';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { QrCode } from '@croupier/ui/display/QrCode';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isLocalOrigin } from '../../config/line-origin.ts';
import { paths } from '../../shared/paths.ts';
import type { PhonePlatform } from './phone-platform.ts';
import { ReleaseLink } from './ReleaseLink.tsx';
import { useReleaseTexts } from './use-release-texts.ts';

export interface PageCodeProps {
  readonly releases: AppDownload;
}

const PLATFORMS: readonly PhonePlatform[] = ['ios', 'android'];

/** Code that opens this page on a phone, and the downloads themselves. */
export function PageCode({ releases }: PageCodeProps): ReactNode {
  const { t } = useTranslation('appDownload');
  const textsOf = useReleaseTexts();
  return (
    <PanelStack>
      <QrCode
        value={location.origin + paths.download}
        label={t('code.label')}
        caption={
          <>
            <strong>{t('code.title')}</strong>
            <br />
            {isLocalOrigin(location.origin) ? t('code.local') : t('code.text')}
          </>
        }
      />
      {PLATFORMS.map((platform) => {
        const release = releases[platform];
        if (release === undefined) return null;
        const { action, facts } = textsOf(platform, release);
        return (
          <div key={platform}>
            <ReleaseLink release={release} variant="link">
              {action}
            </ReleaseLink>
            <SmallPrint>{facts.join(' · ')}</SmallPrint>
          </div>
        );
      })}
    </PanelStack>
  );
}
