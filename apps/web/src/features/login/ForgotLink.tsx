import { LinkButton } from '@croupier/ui/actions/LinkButton';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';

export interface ForgotLinkProps {
  /** Opens the form of a forgotten password in place. */
  readonly onForgot: () => void;
}

/** True for a click that opens the link in the same tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Link to the page of a forgotten password; a plain click opens the popup, which keeps the page below [LOGIN-07]. */
export function ForgotLink({ onForgot }: ForgotLinkProps): ReactNode {
  const { t } = useTranslation('login');
  return (
    <LinkButton
      component={Link}
      to={paths.forgot}
      variant="link"
      onClick={(event: MouseEvent) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onForgot();
      }}
    >
      {t('forgot.link')}
    </LinkButton>
  );
}
