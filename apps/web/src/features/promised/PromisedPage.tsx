import { Button } from '@croupier/ui/actions/Button';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { paths } from '../../shared/paths.ts';
import { useCustomerService } from '../../shared/customer-service/use-customer-service.ts';
import type promisedTexts from './texts/en.json';

/** Id of a page that the product promises. */
type PromisedId = keyof (typeof promisedTexts)['pages'];

/** Pages that exist, by the names that the registry gives to them. */
const WAYS = {
  bettingRecord: paths.bettingRecord,
  teamBets: `${paths.agentCentre}/personalHistoryCopy`,
} as const;

const HELP = '/help';

export interface PromisedPageProps {
  readonly id: PromisedId;
  /** The page that comes nearest. */
  readonly way: keyof typeof WAYS;
}

/** Says that a page of a centre, which has its title as heading, does not exist yet, what it will be for, and where to go. */
export function PromisedPage({ id, way }: PromisedPageProps): ReactNode {
  const { t } = useTranslation('promised');
  const text = (
    <>
      <p>{t(`pages.${id}.text`)}</p>
      <p>{t('until')}</p>
    </>
  );
  return (
    <EmptyState icon="hourglass" headingLevel={2} title={t('notOpen')} text={text} actions={<WaysOn way={way} />} />
  );
}

function WaysOn({ way }: Pick<PromisedPageProps, 'way'>): ReactNode {
  const { t } = useTranslation('promised');
  const { isPageUrl } = useSite();
  const openService = useCustomerService();
  return (
    <>
      <LinkButton component={Link} to={WAYS[way]} variant="action">
        {t(`ways.${way}`)}
      </LinkButton>
      {openService !== undefined && <Button onClick={openService}>{t('service')}</Button>}
      {isPageUrl(HELP) && (
        <LinkButton component={Link} to={HELP}>
          {t('help')}
        </LinkButton>
      )}
      <LinkButton component={Link} to={paths.home} variant="quiet">
        {t('home')}
      </LinkButton>
    </>
  );
}
