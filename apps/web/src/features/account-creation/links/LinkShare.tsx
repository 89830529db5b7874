import type { RegisterLink } from '@croupier/sdk/types';
import { CopyButton } from '@croupier/ui/actions/CopyButton';
import { ShareButton } from '@croupier/ui/actions/ShareButton';
import { QrCode } from '@croupier/ui/display/QrCode';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../../config/site-context.ts';
import { nameOfLink } from './link-figures.ts';

export interface LinkShareProps {
  readonly link: RegisterLink;
}

/** The code of a link to scan, and the ways to send it. */
export function LinkShare({ link }: LinkShareProps): ReactNode {
  const { t } = useTranslation('accountCreation');
  const { brand } = useSite();
  const name = nameOfLink(link);
  const result = { copiedLabel: t('share.copied'), failedLabel: t('share.copyFailed') };
  return (
    <ContentSection framed title={name}>
      <QrCode
        value={link.url}
        label={t('share.code', { name })}
        caption={<bdi>{link.url}</bdi>}
        save={{ label: t('share.save'), fileName: `${link.affiliateCode}.png` }}
        actions={
          <>
            <CopyButton value={link.url} label={t('share.copy')} {...result} />
            <ShareButton url={link.url} title={brand.name} label={t('share.share')} {...result} />
          </>
        }
      />
    </ContentSection>
  );
}
