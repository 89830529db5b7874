import { createContractOfferBody } from '@croupier/sdk/bodies';
import { FormField } from '@croupier/ui/inputs/Form';
import { TierEditor, type TierErrors } from '@croupier/ui/inputs/TierEditor';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { rateText } from '../../shared/rate-text.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { createTier } from './offer-terms.ts';
import type { OfferFieldsProps } from './OfferTermsFields.tsx';

export interface TiersFieldProps extends OfferFieldsProps {
  /** Messages by id of a tier. */
  readonly errors?: Readonly<Record<string, TierErrors>>;
  readonly preview: ReactNode;
}

/** Most tiers of a contract, by the contract's rules. */
const MAX_TIERS = createContractOfferBody.fields.tiers.maxItems ?? 1;

/** The tiers of the terms, with the highest rate of the agent's own contract of the kind. */
export function TiersField({ control, values: { type }, agent, errors, preview }: TiersFieldProps): ReactNode {
  const { t, i18n } = useTranslation(['agentContracts', 'contracts']);
  const { member } = useMemberSession();
  const own = agent.contracts.find((contract) => contract.type === type);
  const highest = own?.tiers.at(-1)?.rate ?? '0';
  return (
    <FormField control={control} name="tiers">
      {({ value, onChange, error }) => (
        <TierEditor
          label={t('offer.tiers')}
          value={value}
          onChange={onChange}
          createTier={createTier}
          max={MAX_TIERS}
          currency={member.currencySymbol}
          hint={t('offer.hint', { rate: rateText(highest, i18n.language) })}
          {...(errors === undefined ? error !== undefined && { error } : { errors })}
          preview={preview}
          texts={{
            threshold: t(`contracts:from.${type}`),
            activeUsers: t('offer.active'),
            rate: t('offer.rate'),
            tier: (position) => t('contracts:tierAt', { position }),
            add: t('offer.add'),
            remove: (position) => t('offer.remove', { position }),
            moveUp: (position) => t('offer.moveUp', { position }),
            moveDown: (position) => t('offer.moveDown', { position }),
            moved: (from, to) => t('offer.moved', { from, to }),
            added: (position) => t('offer.added', { position }),
            removed: (position) => t('offer.removed', { position }),
          }}
        />
      )}
    </FormField>
  );
}
