import { downloadCsv } from '@croupier/sdk/csv';
import { useGetContract } from '@croupier/sdk/hooks';
import type { SalaryStatement } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { SettlementStatement, type StatementDownload } from '@croupier/ui/data/SettlementStatement';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useCustomerService } from '../../customer-service/use-customer-service.ts';
import { FailureAlert } from '../../FailureAlert.tsx';
import { saveFile } from '../../save-file.ts';
import { useContractTexts } from '../use-contract-texts.ts';
import { useParties } from '../use-parties.ts';
import { SettlementState } from '../SettlementState.tsx';
import { lineOfKind, linesOfKind } from './statement-figures.ts';
import {
  useAfterwardsSection,
  useCorrectionSection,
  useDeductionSection,
  useProductSection,
  useTierSection,
  type StatementAddress,
} from './use-amount-sections.tsx';
import { useBaseSection } from './use-base-section.tsx';

export interface SettlementPaperProps {
  readonly statement: SalaryStatement;
  readonly addressOf: StatementAddress;
}

/** A settlement explained line by line [CT-70]: bets, deductions, tier, amount, corrections, and what is passed on. */
export function SettlementPaper({ statement, addressOf }: SettlementPaperProps): ReactNode {
  const { t } = useTranslation('contracts');
  const { money, window } = useContractTexts();
  const { paysText } = useParties();
  const { type, payer, account, amount, currency } = statement;
  const base = useBaseSection(statement);
  const deductions = useDeductionSection(statement);
  const tierStep = deductions === undefined ? 2 : 3;
  const sections = [
    base,
    deductions,
    useTierSection(statement, tierStep),
    useProductSection(statement, tierStep + 1),
    useCorrectionSection(statement, addressOf),
    useAfterwardsSection(statement, addressOf),
  ];
  const { download, error } = useDownload(statement);
  return (
    <PanelStack>
      <Unpaid statement={statement} />
      <SettlementStatement
        eyebrow={t('statement.eyebrow', { kind: t(`kind.${type}`), parties: paysText(payer, account) })}
        title={window(statement)}
        amount={money(amount, currency)}
        status={<SettlementState settlement={statement} />}
        rule={useRule(statement)}
        sections={sections.filter((section) => section !== undefined)}
        download={download}
        linkComponent={Link}
      />
      <FailureAlert error={error} />
    </PanelStack>
  );
}

/** Why a settlement that is due was not paid; nothing for others. */
function Unpaid({ statement: { payer, reason, rejectReason } }: Pick<SettlementPaperProps, 'statement'>): ReactNode {
  const { t } = useTranslation('contracts');
  const { isMine, nameOf } = useParties();
  if (rejectReason !== undefined) {
    return (
      <InlineAlert tone="danger" title={t('statement.refused')}>
        {rejectReason}
      </InlineAlert>
    );
  }
  if (reason !== 'PAYER_SHORT') return null;
  return (
    <InlineAlert tone="warning" title={t('reason.PAYER_SHORT')}>
      {isMine(payer) ? t('statement.shortMine') : t('statement.short', { payer: nameOf(payer) })}
    </InlineAlert>
  );
}

/** The version that was applied and since when, and the movement of the payment. */
function useRule({ contractId, version, transactionId }: SalaryStatement): string {
  const { t } = useTranslation('contracts');
  const { day } = useContractTexts();
  const { data: contract } = useGetContract({ contractId });
  const since = contract?.effectiveFrom;
  return [
    since === undefined ? t('version', { version }) : t('statement.versionSince', { version, day: day(since) }),
    ...(transactionId === undefined ? [] : [t('statement.movement', { transactionId })]),
  ].join(' · ');
}

/** The same lines as a file, which can be recomputed by hand [CT-71]. */
function useDownload({ recordId, lines }: SalaryStatement): {
  readonly download: StatementDownload;
  readonly error: Error | null;
} {
  const { t } = useTranslation(['contracts', 'lists']);
  const openService = useCustomerService();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => downloadCsv('getSalaryStatement', { path: { recordId } }),
    onSuccess: ({ name, content }) => saveFile(content, name ?? t('lists:csv.name')),
  });
  const count = linesOfKind(lines, 'BASE').reduce((sum, line) => sum + (line.count ?? 0), 0);
  return {
    error,
    download: {
      title: t('statement.recompute'),
      text: t(lineOfKind(lines, 'NET') === undefined ? 'statement.recomputeSalary' : 'statement.recomputeDividend'),
      label: t('statement.csv', { count }),
      busy: isPending,
      busyLabel: t('lists:csv.busy'),
      onDownload: () => mutate(),
      actions: (
        <>
          <Button onClick={() => print()}>{t('statement.print')}</Button>
          {openService !== undefined && <Button onClick={openService}>{t('statement.ask')}</Button>}
        </>
      ),
    },
  };
}
