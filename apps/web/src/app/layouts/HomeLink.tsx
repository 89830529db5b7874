import { BrandMark } from '@croupier/ui/display/BrandMark';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { paths } from '../../shared/paths.ts';

export type HomeLinkProps = Pick<ComponentProps<typeof BrandMark>, 'compact'>;

/** The brand as a link to the home page. */
export function HomeLink(props: HomeLinkProps): ReactNode {
  const { t } = useTranslation();
  const { brand } = useSite();
  return (
    <Link to={paths.home} aria-label={`${brand.name}: ${t('home')}`}>
      <BrandMark {...props} name={brand.name} />
    </Link>
  );
}
