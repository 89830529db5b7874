import { useDialogs } from '@croupier/ui/feedback/DialogProvider';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { pageAt } from '../../pages/pages.ts';
import { isPlainClick } from '../../shared/is-plain-click.ts';
import { paths } from '../../shared/paths.ts';

/** The link to a page for members that a click follows in this tab; undefined for any other click. */
function membersLinkOf(event: MouseEvent): URL | undefined {
  const link = isPlainClick(event) && event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target === '_blank') return undefined;
  return pageAt(link.pathname).access === 'members' ? new URL(link.href) : undefined;
}

/**
 * Holds free play back from the pages for members: a warning says that they need an account, and the page stays as it is
 * [ROLE-03]. A typed address shows the same on the page itself.
 */
export function TrialGate(): ReactNode {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const warn = useEffectEvent(async ({ pathname, search, hash }: URL): Promise<void> => {
    try {
      const answer = await dialogs.show({
        role: 'alertdialog',
        tone: 'warning',
        icon: 'warning',
        title: t('in_need_true_account'),
        text: t('refused.trial.text'),
        answers: [
          { id: 'register', label: t('refused.trial.action') },
          { id: 'confirm', label: t('refused.trial.confirm'), variant: 'action' },
        ],
      });
      if (answer === 'register') void navigate(paths.register);
    } catch {
      // The code of the dialog is missing; the page says the same.
      void navigate(pathname + search + hash);
    }
  });
  useEffect(() => {
    const hold = (event: MouseEvent): void => {
      const url = membersLinkOf(event);
      if (url === undefined) return;
      // Links of the router leave a click alone that has been handled.
      event.preventDefault();
      void warn(url);
    };
    document.addEventListener('click', hold, { capture: true });
    return () => document.removeEventListener('click', hold, { capture: true });
  }, []);
  return null;
}
