import type { HelpAddress, Licence, Policy } from '@croupier/sdk/types';
import { AgeNote } from '@croupier/ui/layout/AgeNote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { footerLinks } from '../../pages/menus.ts';
import { isSafeLink } from '../../shared/safe-link.ts';

export interface FooterLegalProps {
  readonly policy: Pick<Policy, 'licence' | 'helpAddresses'>;
}

/** Age, licence, and where to find limits and help with gambling problems. */
export function FooterLegal({ policy: { licence, helpAddresses } }: FooterLegalProps): ReactNode {
  const { t } = useTranslation();
  const { brand } = useSite();
  // The platform enforces the higher one (decision 30).
  const age = Math.max(brand.termsAge, brand.birthdayAge);
  return (
    <AgeNote badge={t('legal.badge', { age })}>
      <p>{t('legal.age', { age, name: brand.name })}</p>
      {licence !== undefined && <LicenceLine licence={licence} />}
      <p>
        {t('legal.responsible')}
        {footerLinks('limits').map(({ id, path, labelKey }) => (
          <Link key={id} to={path}>
            {t(labelKey)}
          </Link>
        ))}
      </p>
      {helpAddresses.length > 0 && (
        <ul aria-label={t('legal.help')}>
          {helpAddresses.map((address) => (
            <HelpLine key={address.name} address={address} />
          ))}
        </ul>
      )}
      <p>{t('footer')}</p>
    </AgeNote>
  );
}

function LicenceLine({ licence: { operator, authority, number, url } }: { readonly licence: Licence }): ReactNode {
  const { t } = useTranslation();
  const isLinked = url !== undefined && isSafeLink(url, location.origin);
  return (
    <p>
      {t('legal.licence', { operator, authority, number })}
      {isLinked && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t('legal.register')}
        </a>
      )}
    </p>
  );
}

function HelpLine({ address: { name, phone, hours, url } }: { readonly address: HelpAddress }): ReactNode {
  const { t } = useTranslation();
  const isLinked = url !== undefined && isSafeLink(url, location.origin);
  return (
    <li>
      {isLinked ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ) : (
        <span>{name}</span>
      )}
      {phone !== undefined && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      {phone !== undefined && <span>{hours ?? t('legal.dayAndNight')}</span>}
    </li>
  );
}
