import type { AppRelease } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat, numberFormat } from '../../shared/intl-formats.ts';
import type { PhonePlatform } from './phone-platform.ts';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Label of the button of a release, and facts about it. */
export interface ReleaseTexts {
  readonly action: string;
  /** Version, day, and the oldest system, as far as the platform says. */
  readonly facts: readonly string[];
}

export function useReleaseTexts(): (platform: PhonePlatform, release: AppRelease) => ReleaseTexts {
  const { t, i18n } = useTranslation('appDownload');
  const { brand } = useSite();
  const days = dateFormat(i18n.language, { dateStyle: 'medium', timeZone: brand.timeZone });
  const sizes = numberFormat(i18n.language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });
  return (platform, { version, releasedAt, minimumSystem: system, sizeBytes }) => {
    const isSized = platform === 'android' && sizeBytes !== undefined;
    const date = releasedAt === undefined ? undefined : days.format(new Date(releasedAt));
    return {
      action: isSized
        ? t('get.androidSize', { size: sizes.format(Math.max(1, sizeBytes / BYTES_PER_MEGABYTE)) })
        : t(`get.${platform}`),
      facts: [
        date === undefined ? t('version', { version }) : t('versionDate', { version, date }),
        ...(system === undefined ? [] : [t(`minimum.${platform}`, { system })]),
      ],
    };
  };
}
