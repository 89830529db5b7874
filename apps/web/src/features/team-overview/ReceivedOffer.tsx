import { useGetContractPreview } from '@croupier/sdk/hooks';
import type { Contract, ContractPreview } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import type { AmountLine } from '@croupier/ui/data/AmountList';
import { ContractOffer } from '@croupier/ui/data/ContractOffer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';
import { contractPath } from '../../shared/agent-links.ts';
import { PLATFORM } from '../../shared/contracts/contract-kinds.ts';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';

/** Periods of the preview. */
const PERIODS = 2;

export interface ReceivedOfferProps {
  readonly offer: Contract;
}

/** An offer with its effect on the agent's own last periods. It is answered elsewhere: here nothing can be accepted. */
export function ReceivedOffer({ offer }: ReceivedOfferProps): ReactNode {
  const { t } = useTranslation(['teamOverview', 'teamFigures']);
  const texts = useTeamTexts();
  const { contractId, type, version, offeror, createdAt } = offer;
  const { data: preview, isError } = useGetContractPreview({ contractId, periods: PERIODS });
  const effectLines = useEffectLines();
  return (
    <ContractOffer
      eyebrow={
        offeror === PLATFORM
          ? t('offer.fromPlatform', { time: texts.moment(createdAt) })
          : t('offer.from', { account: offeror, time: texts.moment(createdAt) })
      }
      title={t('offer.title', { kind: t(`teamFigures:contracts.${type}`) })}
      effect={{
        title: t('offer.effect', { version }),
        lines: preview && effectLines(preview),
        ...(preview === undefined && isError && { instead: t('teamFigures:missing') }),
        ...(preview?.periods.length === 0 && { instead: t('offer.noPeriods') }),
      }}
      actions={
        <LinkButton component={Link} to={contractPath(type, contractId)} variant="action">
          {t('offer.compare')}
        </LinkButton>
      }
    />
  );
}

/** More or less by period, and together. */
function useEffectLines(): (preview: ContractPreview) => readonly AmountLine[] {
  const { t, i18n } = useTranslation('teamOverview');
  const texts = useTeamTexts();
  const { timeZone } = useSite().brand;
  const day = dateFormat(i18n.language, { month: 'short', day: 'numeric', timeZone });
  return ({ periods, difference, currency }) => [
    ...periods.map(({ periodStart, periodEnd, difference: change }) => ({
      id: periodStart,
      // The end is no part of the period.
      label: day.formatRange(new Date(periodStart), new Date(Date.parse(periodEnd) - 1)),
      value: texts.change(change, currency),
    })),
    { id: 'together', label: t('offer.together'), value: texts.change(difference, currency), kind: 'sum' as const },
  ];
}
