import { hasCode, type ApiError } from '@croupier/sdk/errors';
import type { TierDraft, TierErrors } from '@croupier/ui/inputs/TierEditor';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { rateText } from '../../shared/rate-text.ts';
import type { OfferValues } from './offer-terms.ts';

const PARTS = ['threshold', 'activeUsers', 'rate'] as const;

/** A refused value of a tier by its position, from 0. */
interface TierIssue {
  readonly index: number;
  readonly part: (typeof PARTS)[number];
}

/** The refused values of tiers that the platform names: `tiers[1].rate`. */
function issuesOf(error: ApiError): readonly TierIssue[] {
  return error.fieldErrors.flatMap(({ field }) => {
    const [, index, name] = /^tiers\[(\d+)\]\.(\w+)$/.exec(field) ?? [];
    const part = PARTS.find((known) => known === name);
    return index === undefined || part === undefined ? [] : [{ index: Number(index), part }];
  });
}

export interface TierErrorSources {
  readonly tiers: readonly TierDraft[];
  /** What the form refused, by position. */
  readonly typed: FieldErrors<OfferValues>['tiers'];
  /** What the platform refused last. */
  readonly error: ApiError | null;
}

/** Messages at the fields of tiers, by their id: those of the form and of the platform's last answer [CT-10] [CT-11]. */
export function useTierErrors({
  tiers,
  typed,
  error,
}: TierErrorSources): Readonly<Record<string, TierErrors>> | undefined {
  const { t, i18n } = useTranslation('agentContracts');
  const errors = new Map<string, TierErrors>();
  const add = (index: number, part: TierIssue['part'], text: string): void => {
    const id = tiers[index]?.id;
    if (id !== undefined) errors.set(id, { ...errors.get(id), [part]: text });
  };
  for (const [index] of tiers.entries()) {
    for (const part of PARTS) if (typed?.[index]?.[part] !== undefined) add(index, part, t(`offer.tierError.${part}`));
  }
  if (hasCode(error, 'CONTRACT_RATE_TOO_HIGH')) {
    const { tier = 1, maxRate = '0' } = error.value;
    add(tier - 1, 'rate', t('offer.tooHigh', { rate: rateText(maxRate, i18n.language) }));
  }
  for (const { index, part } of error === null ? [] : issuesOf(error)) add(index, part, t(`offer.tierError.${part}`));
  return errors.size === 0 ? undefined : Object.fromEntries(errors);
}
