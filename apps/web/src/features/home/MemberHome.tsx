import type { MemberInfo } from '@croupier/sdk/types';
import { FactList } from '@croupier/ui/FactList';
import { HeroPanel } from '@croupier/ui/HeroPanel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../shared/format-money.ts';

export interface MemberHomeProps {
  readonly member: MemberInfo;
}

/** The member's name, and the account at a glance. */
export function MemberHome({ member }: MemberHomeProps): ReactNode {
  const { t, i18n } = useTranslation('home');
  const count = new Intl.NumberFormat(i18n.language);
  const facts = [
    { id: 'balance', label: t('member.balance'), value: formatMoney(member.balance, member.currency, i18n.language) },
    { id: 'messages', label: t('member.messages'), value: count.format(member.unreadMessage) },
    { id: 'promotions', label: t('member.promotions'), value: count.format(member.availablePromoCount) },
    ...(member.hasVip ? [{ id: 'vip', label: t('member.vip'), value: member.vipLabelName }] : []),
  ];
  return (
    <>
      <HeroPanel
        engraving="wave"
        headingLevel={1}
        eyebrow={t('member.eyebrow')}
        title={t('member.title', { name: member.nickname ?? member.account })}
      />
      <FactList facts={facts} />
    </>
  );
}
