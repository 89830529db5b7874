import { useGetContract } from '@croupier/sdk/hooks';
import type { Contract, RunningSettlement } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { TierLadder } from '@croupier/ui/data/TierLadder';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { isContractKind } from '../../shared/contracts/contract-kinds.ts';
import { useContractTexts } from '../../shared/contracts/use-contract-texts.ts';
import { SAME_PLACE, useOpenParam } from '../../shared/contracts/use-open-param.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';

interface OwnRuleProps {
  readonly window: RunningSettlement;
}

/** The terms that the running window is counted under, as a ladder with what is missing to each tier. */
export function OwnRule({ window }: OwnRuleProps): ReactNode {
  const { t } = useTranslation('agentRecords');
  const contract = useOpenParam('contract');
  const query = useGetContract({ contractId: window.contractId });
  return (
    <ContentSection
      framed
      title={t('rule.title')}
      actions={
        <LinkButton variant="link" component={Link} to={contract.addressOf(window.contractId)} state={SAME_PLACE}>
          {t('rule.version', { version: window.version })}
        </LinkButton>
      }
    >
      <QueryBoundary query={query} failure={t('rule.failed')} skeleton={<Skeleton shape="box" height="10rem" />}>
        {(terms) => <Ladder terms={terms} window={window} />}
      </QueryBoundary>
    </ContentSection>
  );
}

function Ladder({ terms, window }: OwnRuleProps & { readonly terms: Contract }): ReactNode {
  const { t } = useTranslation(['agentRecords', 'contracts']);
  const texts = useContractTexts();
  const { type, version, carryOver } = terms;
  return (
    <>
      {isContractKind(type) && <p>{t(`contracts:about.${type}`, { rhythm: texts.rhythm(terms) })}</p>}
      {carryOver !== undefined && <p>{t(carryOver ? 'contracts:carryOver' : 'contracts:noCarryOver')}</p>}
      <TierLadder
        label={t('contracts:tiersOf', { version })}
        {...texts.tiers(terms, window)}
        texts={{ current: t('rule.now'), reached: t('contracts:reached'), open: t('contracts:notReached') }}
      />
    </>
  );
}
