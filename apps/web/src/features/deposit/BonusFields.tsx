import { parseAmount, type Amount } from '@croupier/sdk/rules';
import type { MemberInfo, Promotion } from '@croupier/sdk/types';
import { Icon } from '@croupier/ui/display/Icon';
import { SafeHtml } from '@croupier/ui/display/SafeHtml';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { ChoiceCards } from '@croupier/ui/inputs/ChoiceCards';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { costOf, exampleOf, isOffer, readKeptOffer } from '../../shared/offers/offers.ts';
import { UnfitOffer } from '../../shared/offers/UnfitOffer.tsx';
import { useBonusPolicy, useOfferTexts } from '../../shared/offers/use-offer-texts.ts';
import { BonusTerms } from './BonusTerms.tsx';
import type { DepositFields } from './use-deposit-fields.ts';

export interface BonusFieldsProps {
  readonly member: Pick<MemberInfo, 'currency'>;
  readonly fields: DepositFields;
  readonly bonuses: readonly Promotion[];
  readonly disabled: boolean;
}

/** The bonuses of a deposit as cards with what they cost, and what became of the offer that the member took before. */
export function BonusFields({ member, fields, bonuses, disabled }: BonusFieldsProps): ReactNode {
  const { t } = useTranslation('deposit');
  const { values, parsedAmount, setBonus } = fields;
  const [kept, setKept] = useState(readKeptOffer);
  const amount = parsedAmount.ok ? parsedAmount.amount : undefined;
  const captionOf = useBonusCaption(amount);
  const selected = bonuses.find(({ promotionId }) => promotionId === values.promotionId);
  const isLost = kept !== undefined && bonuses.every(({ promotionId }) => promotionId !== kept.promotionId);
  return (
    <>
      {isLost && <UnfitOffer offer={kept} onForget={() => setKept(undefined)} />}
      {bonuses.length > 0 && (
        <ChoiceCards
          label={t('bonus.label')}
          value={values.promotionId}
          onChange={(promotionId) => {
            setBonus(promotionId);
            setKept(undefined);
          }}
          disabled={disabled}
          cards={[
            ...bonuses.map((bonus) => ({
              value: bonus.promotionId,
              label: bonus.title,
              caption: captionOf(bonus, member.currency),
              icon: <Icon name="gift" />,
            })),
            { value: '', label: t('bonus.none'), caption: t('bonus.noneText'), icon: <Icon name="wallet" /> },
          ]}
        />
      )}
      {selected !== undefined &&
        (isOffer(selected) ? (
          <BonusTerms offer={selected} amount={amount} />
        ) : (
          <InlineAlert tone="info" live="polite" title={selected.title}>
            <SafeHtml html={selected.content} lines={2} />
          </InlineAlert>
        ))}
    </>
  );
}

/** What a bonus brings and costs, for the amount or else for a round one. */
function useBonusCaption(amount: Amount | undefined): (bonus: Promotion, currency: string) => string | undefined {
  const { t } = useTranslation('deposit');
  const { t: offerText } = useTranslation('offers');
  const texts = useOfferTexts();
  const policy = useBonusPolicy();
  return (bonus, currency) => {
    if (!isOffer(bonus)) return undefined;
    const { minDeposit = '0' } = bonus.terms;
    const money = (text: string): string => texts.money(text, currency);
    if (amount !== undefined && amount.minor < parseAmount(minDeposit, currency).minor)
      return offerText('from', { min: money(minDeposit) });
    const cost = amount === undefined ? exampleOf(bonus.terms, policy) : costOf(bonus.terms, policy, amount);
    if (cost === undefined) return undefined;
    const brings = t('bonus.brings', { deposit: money(cost.deposit), bonus: money(cost.bonus) });
    return cost.required === undefined ? brings : `${brings} ${t('bonus.toPlay', { required: money(cost.required) })}`;
  };
}
