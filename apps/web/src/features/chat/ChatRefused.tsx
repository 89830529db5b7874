import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RefusedState } from '@croupier/ui/feedback/RefusedState';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import type { EntryState } from '../../shared/entry-state.ts';
import { closeChatWindow } from '../../shared/chat-window.ts';
import { paths } from '../../shared/paths.ts';

export interface ChatRefusedProps {
  readonly reason: 'guest' | 'trial';
  /** Opens customer service in its own window; undefined when the site has none. */
  readonly openService: (() => void) | undefined;
}

/** Instead of the chat for those without an account, with the other ways to customer service. */
export function ChatRefused({ reason, openService }: ChatRefusedProps): ReactNode {
  const { t } = useTranslation(['chat', 'site']);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const login: EntryState = { popup: 'login', returnTo: here };
  if (reason === 'trial') {
    return (
      <RefusedState
        reason="trial"
        title={t('site:in_need_true_account')}
        text={t('site:refused.trial.text')}
        actions={
          <LinkButton component={Link} to={paths.register} variant="action" onClick={closeChatWindow}>
            {t('site:refused.trial.action')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <RefusedState
      reason="guest"
      title={t('refused.title')}
      text={t('refused.text')}
      actions={
        <>
          <LinkButton component={Link} to={here} state={login} replace variant="action">
            {t('site:logIn')}
          </LinkButton>
          {openService !== undefined && <Button onClick={openService}>{t('site:customerService')}</Button>}
        </>
      }
    />
  );
}
