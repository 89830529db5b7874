import type { AppRelease, ResourceEntry } from '@croupier/sdk/types';

import { appPage, channelPage } from '../kernel/index.ts';
import { channels } from './links.data.ts';

type Release = Omit<AppRelease, 'downloadUrl'>;

/** Phone apps. The call has no language, so the guides use the site's default one. */
export const appReleases: { readonly ios: Release; readonly android: Release } = {
  ios: {
    version: '3.4.1',
    installGuide:
      '<ol><li>Buksan ang link sa Safari at pindutin ang <strong>I-install</strong>.</li>' +
      '<li>Pumunta sa <strong>Settings › General › VPN &amp; Device Management</strong>.</li>' +
      '<li>Piliin ang profile na Croupier at pindutin ang <strong>Trust</strong>.</li>' +
      '<li>Buksan ang app mula sa home screen at mag-log in.</li></ol>',
  },
  android: {
    version: '3.4.1',
    installGuide:
      '<ol><li>I-download ang file. Kung may babala, pindutin ang <strong>I-download pa rin</strong>.</li>' +
      '<li>Payagan ang pag-install mula sa browser kapag tinanong.</li>' +
      '<li>Buksan ang na-download na file at pindutin ang <strong>I-install</strong>.</li>' +
      '<li>Buksan ang app at mag-log in gamit ang iyong account.</li></ol>',
  },
};

/** The site's social channels; the footer shows the first four. */
export function listResources(origin: string): ResourceEntry[] {
  return channels.map((channel) => ({ ...channel, url: channelPage(origin, channel.id.toLowerCase()) }));
}

/** Phone apps. */
export function getAppDownload(origin: string): { ios: AppRelease; android: AppRelease } {
  const { ios, android } = appReleases;
  return {
    ios: { ...ios, downloadUrl: appPage(origin, 'ios') },
    android: { ...android, downloadUrl: appPage(origin, 'android') },
  };
}
