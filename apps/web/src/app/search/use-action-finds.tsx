import { formatAmount, formatMoney, readAmountInput } from '@croupier/sdk/rules';
import { Icon } from '@croupier/ui/display/Icon';
import { useThemeChoice } from '@croupier/ui/theme';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { languageByCode, languageCodeOf } from '../../i18n/languages.ts';
import { nativeName, offeredCodes } from '../../i18n/stored-language.ts';
import type { Session } from '../../session/use-session.ts';
import { paths } from '../../shared/paths.ts';
import { useChooseLanguage } from '../layouts/use-choose-language.ts';
import { useServiceItems } from '../layouts/use-service-items.tsx';
import { keywordsOf, type Find } from './find.ts';

const THEMES = [
  { choice: 'device', icon: 'screen' },
  { choice: 'dark', icon: 'moon' },
  { choice: 'light', icon: 'sun' },
] as const;

/** A deposit of the amount in the query, for members: `deposit 500`. The form checks the amount and asks before it sends. */
export function useDepositFinds(session: Session, query: string): readonly Find[] {
  const { t, i18n } = useTranslation(['search', 'site']);
  if (session.state !== 'member' || session.isTrial) return [];
  const { currency, currencySymbol } = session.member;
  return query.split(/\s+/).flatMap((word) => {
    const typed = word.replace(currencySymbol, '');
    const reading = readAmountInput(typed, { currency });
    if (!reading.ok) return [];
    const amount = formatAmount(reading.amount);
    const label = t('depositAmount', { amount: formatMoney(amount, currency, i18n.language) });
    const keywords = [...keywordsOf(t('keywords.deposit')), t('site:deposit'), typed];
    return {
      item: { id: `deposit:${amount}`, label, icon: <Icon name="wallet" />, keywords },
      to: paths.deposit,
      state: { depositAmount: typed },
    };
  });
}

/** Login and registration, for those without an account. */
export function useEntranceFinds(session: Session): readonly Find[] {
  const { t } = useTranslation(['search', 'site']);
  const here = location.pathname + location.search;
  const isGuest = session.state === 'guest';
  if (!isGuest && !(session.state === 'member' && session.isTrial)) return [];
  const register: Find = {
    item: {
      id: 'register',
      label: t('site:register'),
      icon: <Icon name="gift" />,
      keywords: keywordsOf(t('keywords.register')),
    },
    to: paths.register,
  };
  const logIn: Find = {
    item: {
      id: 'logIn',
      label: t('site:logIn'),
      icon: <Icon name="user" />,
      keywords: keywordsOf(t('keywords.logIn')),
    },
    to: here,
    state: { popup: 'login', returnTo: here },
  };
  return isGuest ? [logIn, register] : [register];
}

/** Chat and customer service, as far as the site has them. */
export function useServiceFinds(): readonly Find[] {
  const { t } = useTranslation(['search', 'site']);
  const keywords = keywordsOf(t('keywords.service'));
  return useServiceItems().map(({ id, label, icon, onSelect }) => ({
    item: { id: `service:${id}`, label, icon, keywords },
    run: onSelect,
  }));
}

/** Other themes and languages. */
export function usePreferenceFinds(): readonly Find[] {
  const { t, i18n } = useTranslation(['search', 'site']);
  const { brand, config } = useSite();
  const { choice: current, setChoice } = useThemeChoice();
  const chooseLanguage = useChooseLanguage();
  const offered = offeredCodes({ ...brand, testLanguage: config.testLanguage });
  const themes = THEMES.filter(({ choice }) => choice !== current).map(({ choice, icon }): Find => ({
    item: {
      id: `theme:${choice}`,
      label: t('chooseTheme', { name: t(`site:themes.${choice}`) }),
      icon: <Icon name={icon} />,
      keywords: keywordsOf(t('keywords.theme')),
    },
    run: () => setChoice(choice),
  }));
  const languages = offered
    .filter((code) => code !== languageCodeOf(i18n.language))
    .map((code): Find => ({
      item: {
        id: `language:${code}`,
        label: t('chooseLanguage', { name: nativeName(code) }),
        icon: <Icon name="globe" />,
        keywords: [...keywordsOf(t('keywords.language')), languageByCode(code).bcp47],
      },
      run: () => void chooseLanguage(code),
    }));
  return [...themes, ...languages];
}

export function useLogoutFinds(session: Session, logOut: () => void): readonly Find[] {
  const { t } = useTranslation(['search', 'site']);
  if (session.state !== 'member') return [];
  const keywords = keywordsOf(t('keywords.logOut'));
  return [{ item: { id: 'logOut', label: t('site:logOut'), icon: <Icon name="logout" />, keywords }, run: logOut }];
}
