import type { AppRelease, ResourceEntry } from '@croupier/sdk/types';

import { appPage, channelPage } from '../page-addresses.ts';
import { appReleases } from './app-releases.data.ts';
import { channelNames } from './links.data.ts';

/** The site's social channels; the footer shows the first four. */
export function listResources(origin: string): ResourceEntry[] {
  return Object.entries(channelNames).map(([channel, labelNameEn]) => ({
    id: channel.toUpperCase(),
    labelNameEn,
    url: channelPage(origin, channel),
  }));
}

/** Phone apps. */
export function getAppDownload(origin: string): { ios: AppRelease; android: AppRelease } {
  const { ios, android } = appReleases;
  return {
    ios: { ...ios, downloadUrl: appPage(origin, 'ios') },
    android: { ...android, downloadUrl: appPage(origin, 'android') },
  };
}
