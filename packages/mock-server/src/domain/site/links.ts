import type { AppRelease, ResourceEntry } from '@croupier/sdk/types';

import { appPage, channelPage, localize, Refusal, type CallContext } from '../kernel/index.ts';
import { appReleases } from './app-releases.data.ts';
import { isOffered, listLanguages } from './languages.ts';
import { channels } from './links.data.ts';

/** The site's social channels; the footer shows the first four. */
export function listResources(origin: string): ResourceEntry[] {
  return channels.map((channel) => ({ ...channel, url: channelPage(origin, channel.id.toLowerCase()) }));
}

/** Phone apps with their guides in one language, the site's default one without. Refuses one that the site does not offer. */
export function getAppDownload(
  context: CallContext,
  language = listLanguages(context).default,
): { ios: AppRelease; android: AppRelease } {
  if (!isOffered(context, language)) throw new Refusal('LANGUAGE_UNSUPPORTED');
  const { origin } = context.caller;
  const releaseFor = (platform: 'ios' | 'android'): AppRelease => {
    const release = appReleases[platform];
    const installGuide = localize(release.installGuide, language);
    return { ...release, installGuide, downloadUrl: appPage(origin, platform) };
  };
  return { ios: releaseFor('ios'), android: releaseFor('android') };
}
