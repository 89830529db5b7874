import type { DownlineAccountRequest, RebateRates } from '@croupier/sdk/types';
import { ReasonList } from '@croupier/ui/data/ReasonList';
import { FactList } from '@croupier/ui/display/FactList';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { Submission } from '../../../shared/forms/read-body.ts';
import { rateBetween, readPercent } from '../../../shared/rates/percent.ts';
import { boundsBelow, ratedCategories } from '../../../shared/rates/rate-values.ts';
import { useRateTexts } from '../../../shared/rates/use-rate-texts.ts';
import type { AccountValues } from './use-account-form.ts';

export interface AccountAsideProps {
  readonly control: Control<AccountValues, unknown, Submission<DownlineAccountRequest, AccountValues>>;
  /** The agent's own. */
  readonly rates: RebateRates;
}

const STEPS = [
  ['slip', 'doc'],
  ['login', 'key'],
  ['team', 'users'],
] as const;

/** What happens next, and what the agent keeps of each bet with the rates as they are typed. */
export function AccountAside({ control, rates }: AccountAsideProps): ReactNode {
  const { t } = useTranslation(['accountCreation', 'games']);
  const bounds = boundsBelow(rates);
  const { percent } = useRateTexts(bounds);
  const typed = useWatch({ control, compute: ({ rebate }: AccountValues) => rebate });
  return (
    <>
      <ContentSection framed title={t('next.title')}>
        <ReasonList reasons={STEPS.map(([id, icon]) => ({ id, icon, text: t(`next.${id}`) }))} />
      </ContentSection>
      <ContentSection framed title={t('share.own')}>
        <FactList
          facts={ratedCategories(bounds).map((category) => ({
            id: category,
            label: t(`games:categories.${category}`),
            value: percent(rateBetween(rates[category] ?? '0', readPercent(typed[category] ?? '') ?? '0')),
          }))}
        />
        <p>{t('share.ownText')}</p>
      </ContentSection>
    </>
  );
}
