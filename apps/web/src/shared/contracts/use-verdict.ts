import type { Contract, ContractPreview } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { isZero } from '../is-zero.ts';
import { useTimeText } from '../use-time-text.ts';
import { useContractTexts } from './use-contract-texts.ts';
import { useParties } from './use-parties.ts';

export interface Verdict {
  /** What the offer would have paid in the last periods, against the contract in force. */
  readonly title: string;
  /** What happens with and without an answer, and until when there can be one. */
  readonly text: string;
}

/** The answer to "is the offer better", or for the one who offered it to "what would it cost". */
export function useVerdict(offer: Contract, preview: ContractPreview): Verdict {
  const { t } = useTranslation('contracts');
  const { money } = useContractTexts();
  const { isMine, nameOf } = useParties();
  const timeText = useTimeText();
  const { version, currency, offeror, expiresAt } = offer;
  const { periods, currentContractId, difference, totalProposed } = preview;
  const side = isMine(offeror) ? 'cost' : 'pay';
  const until = timeText(expiresAt);
  const text = isMine(offeror)
    ? t('verdict.untilCost', { name: nameOf(offer.offeree), time: until })
    : t(currentContractId === undefined ? 'verdict.untilFirst' : 'verdict.until', { time: until });
  if (periods.length === 0) return { title: t(`verdict.${side}.nothing`), text };
  const count = periods.length;
  if (currentContractId === undefined) {
    return { title: t(`verdict.${side}.first`, { count, amount: money(totalProposed, currency) }), text };
  }
  if (isZero(difference)) return { title: t(`verdict.${side}.same`, { count, version }), text };
  const amount = money(difference.replace(/^-/, ''), currency);
  const direction = difference.startsWith('-') ? 'less' : 'more';
  return { title: t(`verdict.${side}.${direction}`, { count, version, amount }), text };
}
