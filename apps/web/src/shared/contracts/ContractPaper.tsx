import type { Contract } from '@croupier/sdk/types';
import { ContractOffer, type ContractOfferProps } from '@croupier/ui/data/ContractOffer';
import { TierLadder } from '@croupier/ui/data/TierLadder';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../use-time-text.ts';
import { contractStatuses } from './contract-statuses.ts';
import { useContractTexts } from './use-contract-texts.ts';
import { useParties } from './use-parties.ts';

export interface ContractPaperProps extends Pick<ContractOfferProps, 'effect' | 'note' | 'actions' | 'headingLevel'> {
  readonly contract: Contract;
}

/** A contract or an offer on paper: who pays whom, how often, the tiers, and its dates. */
export function ContractPaper({ contract, ...slots }: ContractPaperProps): ReactNode {
  const { t, i18n } = useTranslation('contracts');
  const texts = useContractTexts();
  const { nameOf, paysText } = useParties();
  const { type, version, offeror, offeree, status, carryOver, decisionReason } = contract;
  const note =
    slots.note ?? (decisionReason !== undefined && t('quoted', { name: nameOf(offeree), text: decisionReason }));
  return (
    <ContractOffer
      {...slots}
      eyebrow={paysText(offeror, offeree)}
      title={t('kindVersion', { kind: t(`kind.${type}`), version })}
      status={<StatusChip tone={contractStatuses.toneOf(status)}>{i18n.t(contractStatuses.textOf(status))}</StatusChip>}
      text={`${t(`about.${type}`, { rhythm: texts.rhythm(contract) })}${
        carryOver === undefined ? '' : ` ${t(carryOver ? 'carryOver' : 'noCarryOver')}`
      }`}
      terms={
        <TierLadder
          label={t('tiersOf', { version })}
          {...texts.tiers(contract)}
          texts={{ current: '', reached: t('reached'), open: t('notReached') }}
        />
      }
      facts={useFacts(contract)}
      {...(note !== false && { note })}
    />
  );
}

/** The dates of a contract, as far as they exist. */
function useFacts(contract: Contract): NonNullable<ContractOfferProps['facts']> {
  const { t } = useTranslation('contracts');
  const timeText = useTimeText();
  const { contractId, status, createdAt, expiresAt, decidedAt, effectiveFrom, effectiveTo, endReason, type } = contract;
  const ended = useContractTexts().end(endReason);
  const fact = (id: string, label: string, time: string | undefined) =>
    time === undefined ? [] : [{ id, label, value: timeText(time) }];
  return [
    { id: 'id', label: t('fact.id'), value: contractId },
    ...fact('created', t('fact.created'), createdAt),
    ...(status === 'IN_PROCESS'
      ? [
          { id: 'start', label: t('fact.start'), value: t(`start.${type}`) },
          ...fact('expires', t('fact.expires'), expiresAt),
        ]
      : fact('decided', t('fact.decided'), decidedAt)),
    ...fact('from', t('fact.from'), effectiveFrom),
    ...fact('to', t('fact.to'), effectiveTo),
    ...(ended === undefined ? [] : [{ id: 'end', label: t('fact.end'), value: ended }]),
  ];
}
