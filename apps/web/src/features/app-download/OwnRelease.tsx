import type { AppDownload } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { phonePlatform, type PhonePlatform } from './phone-platform.ts';
import { ReleaseLink } from './ReleaseLink.tsx';
import { useReleaseTexts } from './use-release-texts.ts';

export interface OwnReleaseProps {
  readonly platform: PhonePlatform;
  readonly releases: AppDownload;
  /** Shows the other platform. */
  readonly onChange: (platform: PhonePlatform) => void;
}

/** Button of one platform's app, with a way to the other. */
export function OwnRelease({ platform, releases, onChange }: OwnReleaseProps): ReactNode {
  const { t } = useTranslation('appDownload');
  const textsOf = useReleaseTexts();
  const release = releases[platform];
  const other: PhonePlatform = platform === 'ios' ? 'android' : 'ios';
  const texts = release && textsOf(platform, release);
  return (
    <PanelStack>
      {release === undefined || texts === undefined ? (
        <InlineAlert tone="info">{t(`missing.${platform}`)}</InlineAlert>
      ) : (
        <>
          {phonePlatform(navigator) === platform && <span>{t(`yours.${platform}`)}</span>}
          <ReleaseLink release={release} variant="action">
            {texts.action}
          </ReleaseLink>
          <SmallPrint>{texts.facts.join(' · ')}</SmallPrint>
        </>
      )}
      {releases[other] !== undefined && (
        <LinkButton component="button" type="button" variant="link" onClick={() => onChange(other)}>
          {t(`other.${other}`)}
        </LinkButton>
      )}
    </PanelStack>
  );
}
