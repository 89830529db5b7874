import type { Contract } from '@croupier/sdk/types';
import { TermsComparison, type TermsRow, type TermValue } from '@croupier/ui/data/TermsComparison';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { changesOf } from './terms-difference.ts';
import { useContractTexts } from './use-contract-texts.ts';
import { useParties } from './use-parties.ts';

export interface TermsTableProps {
  readonly current: Contract;
  readonly offer: Contract;
}

/** The contract in force and an offer, tier by tier, with what is better and what is worse for the one who is paid. */
export function TermsTable({ current, offer }: TermsTableProps): ReactNode {
  const { t } = useTranslation('contracts');
  const { day } = useContractTexts();
  const { nameOf } = useParties();
  const versions = { before: current.version, after: offer.version };
  return (
    <TermsComparison
      label={t('compare.table', versions)}
      before={{
        title: t('version', { version: current.version }),
        eyebrow: t('compare.inForce', { day: day(current.effectiveFrom ?? current.createdAt) }),
        note: t('compare.goesOn'),
      }}
      after={{
        title: t('version', { version: offer.version }),
        eyebrow: t('compare.offered', { name: nameOf(offer.offeror), day: day(offer.createdAt) }),
        note: t(`start.${offer.type}`),
      }}
      rows={useRows(current, offer)}
      texts={{
        row: t('tier'),
        changes: { better: t('compare.better'), worse: t('compare.worse'), changed: t('compare.changed') },
        missing: t('compare.none'),
      }}
    />
  );
}

function useRows(current: Contract, offer: Contract): readonly TermsRow[] {
  const { t } = useTranslation('contracts');
  const { threshold, rate } = useContractTexts();
  const { currency, type } = offer;
  return Array.from({ length: Math.max(current.tiers.length, offer.tiers.length) }, (_, index) => {
    const [before, after] = [current.tiers[index], offer.tiers[index]];
    const changes = changesOf(before, after, currency);
    const value = (id: keyof typeof changes, label: string, texts: Pick<TermValue, 'before' | 'after'>): TermValue => ({
      id,
      label,
      ...texts,
      ...(changes[id] !== undefined && { change: changes[id] }),
    });
    return {
      id: String(index),
      label: t('tierAt', { position: index + 1 }),
      values: [
        value('threshold', t(`from.${type}`), {
          before: before && threshold(before.threshold, currency),
          after: after && threshold(after.threshold, currency),
        }),
        value('activeUsers', t('activeAccounts'), {
          before: before && String(before.activeUsers ?? 0),
          after: after && String(after.activeUsers ?? 0),
        }),
        value('rate', t('share'), { before: before && rate(before.rate), after: after && rate(after.rate) }),
      ],
    };
  });
}
