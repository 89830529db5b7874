import { SettingList } from '@croupier/ui/data/SettingList';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import type { HelpAddress } from '@croupier/sdk/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePolicy } from '../../shared/use-policy.ts';

/** Organisations outside the site that help; target of the links to `#help`. */
export function HelpAddresses(): ReactNode {
  const { t } = useTranslation('limits');
  const addresses = usePolicy()?.helpAddresses ?? [];
  if (addresses.length === 0) return null;
  return (
    <div id="help">
      <SettingList
        label={t('help.title')}
        settings={addresses.map((address) => ({
          id: address.name,
          icon: 'headset',
          title: t('help.talk', { name: address.name }),
          note: address.hours === undefined ? t('help.always') : t('help.hours', { hours: address.hours }),
          action: <HelpLinks address={address} />,
        }))}
      />
    </div>
  );
}

function HelpLinks({ address: { phone, url } }: { readonly address: HelpAddress }): ReactNode {
  const { t } = useTranslation('limits');
  return (
    <>
      {phone !== undefined && <LinkButton href={`tel:${phone}`}>{phone}</LinkButton>}
      {url !== undefined && (
        <LinkButton href={url} target="_blank" rel="noreferrer">
          {t('help.website')}
        </LinkButton>
      )}
    </>
  );
}
