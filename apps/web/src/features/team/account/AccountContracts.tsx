import type { Contract, DownlineDetail } from '@croupier/sdk/types';
import { FactList } from '@croupier/ui/display/FactList';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { contractText } from '../known-kinds.ts';

export interface AccountContractsProps {
  readonly downline: Pick<DownlineDetail, 'contracts'>;
}

/** Contracts in force and open offers between the two; left out without one. */
export function AccountContracts({ downline: { contracts } }: AccountContractsProps): ReactNode {
  const { t, i18n } = useTranslation('team');
  const [now] = useState(() => Date.now());
  if (contracts.length === 0) return null;
  const stateOf = ({ status, effectiveFrom }: Contract): 'offered' | 'coming' | 'inForce' => {
    if (status !== 'APPROVED') return 'offered';
    return effectiveFrom !== undefined && Date.parse(effectiveFrom) > now ? 'coming' : 'inForce';
  };
  return (
    <ContentSection headingLevel={3} titleSize="section" title={t('columns.contracts')}>
      <FactList
        facts={contracts.map((contract) => {
          const state = stateOf(contract);
          return {
            id: contract.contractId,
            label: t('contract.name', { kind: i18n.t(contractText(contract.type)), version: contract.version }),
            value: <StatusChip tone={state === 'inForce' ? 'success' : 'pending'}>{t(`contract.${state}`)}</StatusChip>,
          };
        })}
      />
    </ContentSection>
  );
}
