import { useDialogs } from '@croupier/ui/feedback/DialogProvider';
import i18next from 'i18next';

import { askToInstall, useInstallPrompt } from './install-prompt.ts';

/** Safari on iPhones and iPads, which say to be a Mac; it has no prompt, only an entry in its menu. */
function isAppleTouchDevice({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** True in a window of the installed site. */
function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || Object(navigator).standalone === true;
}

/**
 * Installs the site as an app: by the browser's prompt, or by instructions on iOS. Undefined where it is installed, or where
 * the browser offers neither.
 */
export function useInstall(): (() => Promise<void>) | undefined {
  const prompt = useInstallPrompt();
  const dialogs = useDialogs();
  if (isInstalled()) return undefined;
  if (prompt !== undefined) return () => askToInstall(prompt);
  if (!isAppleTouchDevice(navigator)) return undefined;
  return async () => {
    await i18next.loadNamespaces('install');
    const t = i18next.getFixedT(null, 'install');
    await dialogs.show({
      title: t('title'),
      text: t('text'),
      icon: 'phone',
      content: (
        <ol>
          <li>{t('steps.share')}</li>
          <li>{t('steps.add')}</li>
          <li>{t('steps.confirm')}</li>
        </ol>
      ),
      answers: [{ id: 'done', label: t('done'), variant: 'action' }],
    });
  };
}
