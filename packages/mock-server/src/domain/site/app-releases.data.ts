import type { AppRelease } from '@croupier/sdk/types';

import type { LocalizedText } from '../kernel/index.ts';

/** An app of the sandbox, which has no file. */
export interface SandboxRelease extends Omit<AppRelease, 'downloadUrl' | 'installGuide' | 'qrCode'> {
  readonly installGuide: LocalizedText;
}

const VERSION = { version: '3.4.1', releasedAt: '2026-11-17T02:00:00.000Z' };

/** The apps for phones. The guides name the menus of the phones as these show them. */
export const appReleases: { readonly ios: SandboxRelease; readonly android: SandboxRelease } = {
  ios: {
    ...VERSION,
    minimumSystem: '15',
    installGuide: {
      EN:
        '<ol><li><strong>Open this page in Safari and tap “Get it for iPhone”</strong>Other browsers cannot pass the profile on. iOS asks whether the page may download it: tap Allow.</li>' +
        '<li><strong>Open Settings, General, VPN &amp; Device Management</strong>Choose this site under “Downloaded profile”, then Install. iOS asks for the code of your phone, never for your password here.</li>' +
        '<li><strong>Tap Trust below its name</strong>Until then iOS says “Untrusted Developer” and does not open the app.</li>' +
        '<li><strong>Open the app from the home screen</strong>Log in as here. Your balance is the same.</li></ol>',
      TY:
        '<ol><li><strong>Buksan ang page na ito sa Safari at i-tap ang “Kunin para sa iPhone”</strong>Hindi ito kaya ng ibang browser. Itatanong ng iOS kung puwedeng i-download ang profile: i-tap ang Allow.</li>' +
        '<li><strong>Pumunta sa Settings, General, VPN &amp; Device Management</strong>Piliin ang site na ito sa ilalim ng “Downloaded profile”, tapos Install. Hihingin ng iOS ang passcode ng phone mo, hindi ang password mo rito.</li>' +
        '<li><strong>I-tap ang Trust sa ilalim ng pangalan nito</strong>Habang hindi pa, “Untrusted Developer” ang sasabihin ng iOS at hindi bubukas ang app.</li>' +
        '<li><strong>Buksan ang app mula sa home screen</strong>Mag-log in gaya ng dito. Iisa ang balance mo.</li></ol>',
    },
  },
  android: {
    ...VERSION,
    sizeBytes: 18_874_368,
    minimumSystem: '8',
    installGuide: {
      EN:
        '<ol><li><strong>Download the file</strong>The browser warns that files of this kind can do harm. This one is signed by us: tap “Download anyway”.</li>' +
        '<li><strong>Allow this source once</strong>Android asks whether the browser may install apps. Turn it on, go back, and turn it off again when you are done.</li>' +
        '<li><strong>Open the file and tap Install</strong>Play Protect may check it first. Let it.</li>' +
        '<li><strong>Open the app and log in</strong>Your balance is the same. Updates come inside the app.</li></ol>',
      TY:
        '<ol><li><strong>I-download ang file</strong>Magbababala ang browser na puwedeng makasama ang ganitong file. Pirmado namin ito: i-tap ang “Download anyway”.</li>' +
        '<li><strong>Payagan ang source na ito nang isang beses</strong>Itatanong ng Android kung puwedeng mag-install ng app ang browser. I-on, bumalik, at i-off ulit pagkatapos.</li>' +
        '<li><strong>Buksan ang file at i-tap ang Install</strong>Baka i-check muna ito ng Play Protect. Hayaan lang.</li>' +
        '<li><strong>Buksan ang app at mag-log in</strong>Iisa ang balance mo. Sa loob na ng app darating ang mga update.</li></ol>',
    },
  },
};
