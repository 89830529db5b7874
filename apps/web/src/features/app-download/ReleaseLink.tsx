import type { AppRelease } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Icon } from '@croupier/ui/display/Icon';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isSafeLink } from '../../shared/safe-link.ts';
import { useWindowUrl } from '../../shared/window-preferences.ts';

export interface ReleaseLinkProps {
  readonly release: AppRelease;
  readonly variant: 'action' | 'link';
  readonly children: ReactNode;
}

/** Link to the download; an error when its URL is neither https nor on this site [ERR-19]. */
export function ReleaseLink({ release: { downloadUrl }, variant, children }: ReleaseLinkProps): ReactNode {
  const { t } = useTranslation();
  const windowUrl = useWindowUrl();
  if (!isSafeLink(downloadUrl, location.origin)) return <InlineAlert tone="danger">{t('invalidUrl')}</InlineAlert>;
  return (
    <LinkButton
      href={windowUrl(downloadUrl)}
      target="_blank"
      rel="noopener noreferrer"
      variant={variant}
      startIcon={<Icon name="download" />}
      {...(variant === 'action' && { size: 'lg', fullWidth: true })}
    >
      {children}
    </LinkButton>
  );
}
