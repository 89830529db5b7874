import type { RegisterLink } from '@croupier/sdk/types';
import { Funnel } from '@croupier/ui/data/Funnel';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { numberFormat } from '../../../shared/intl-formats.ts';
import { bestLink, nameOfLink, sumOfLinks } from './link-figures.ts';

interface LinksProps {
  readonly links: readonly RegisterLink[];
}

/** What the links brought in a sentence, and which of them brought most. */
export function LinkAnswer({ links }: LinksProps): ReactNode {
  const { t } = useTranslation('accountCreation');
  const { visits, registrations, firstDepositors, players } = sumOfLinks(links);
  const best = bestLink(links);
  return (
    <ContentSection titleSize="section" title={t('links.answer.title', { visits, count: registrations })}>
      <p>
        {t('links.answer.text', { deposited: firstDepositors, played: players })}{' '}
        {best !== undefined &&
          links.length > 1 &&
          t('links.answer.best', { name: nameOfLink(best), count: best.registrations })}
      </p>
    </ContentSection>
  );
}

const STAGES = ['visits', 'registrations', 'firstDepositors', 'players'] as const;

/** From an opened link to an account that plays. */
export function LinkFunnel({ links }: LinksProps): ReactNode {
  const { t, i18n } = useTranslation('accountCreation');
  const counts = sumOfLinks(links);
  const number = numberFormat(i18n.language, {});
  return (
    <ContentSection framed title={t('links.funnel.title')}>
      <Funnel
        label={t('links.funnel.title')}
        stages={STAGES.map((id) => ({
          id,
          label: t(`links.funnel.${id}`),
          value: counts[id],
          text: number.format(counts[id]),
        }))}
      />
    </ContentSection>
  );
}
