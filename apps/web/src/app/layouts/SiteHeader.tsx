import { AppHeader } from '@croupier/ui/AppHeader';
import { BrandMark } from '@croupier/ui/BrandMark';
import { Icon } from '@croupier/ui/Icon';
import { LinkButton } from '@croupier/ui/LinkButton';
import { SelectMenu } from '@croupier/ui/SelectMenu';
import { Skeleton } from '@croupier/ui/Skeleton';
import { useThemeChoice } from '@croupier/ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { keepLanguage, nativeNameOf, offeredCodes, readLanguage } from '../../i18n/chosen-language.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { languageOf, type ShownLanguageCode } from '../../i18n/languages.ts';
import { paths } from '../../routes/paths.ts';
import type { Session } from '../../session/use-session.ts';
import { AccountMenu } from './AccountMenu.tsx';

export interface SiteHeaderProps {
  readonly session: Session;
}

/** Brand, language, theme, and the way in or the account. */
export function SiteHeader({ session }: SiteHeaderProps): ReactNode {
  const { t } = useTranslation();
  const { brand } = useSite();
  return (
    <AppHeader
      brand={
        <Link to={paths.home} aria-label={`${brand.name}: ${t('home')}`}>
          <BrandMark name={brand.name} compact="narrow" />
        </Link>
      }
      end={
        <>
          <LanguageMenu />
          <ThemeMenu />
          <Entrance session={session} />
        </>
      }
    />
  );
}

function LanguageMenu(): ReactNode {
  const { t } = useTranslation();
  const { brand, config } = useSite();
  const offered = { ...brand, testLanguage: config.testLanguage };
  const choose = async (code: ShownLanguageCode): Promise<void> => {
    keepLanguage(code);
    await changeLanguage(code);
  };
  return (
    <SelectMenu
      label={t('language')}
      icon={<Icon name="globe" />}
      iconOnly="phone"
      options={offeredCodes(offered).map((code) => ({
        value: code,
        label: nativeNameOf(code),
        lang: languageOf(code).bcp47,
      }))}
      value={readLanguage(offered)}
      onChange={(code) => void choose(code)}
    />
  );
}

function ThemeMenu(): ReactNode {
  const { t } = useTranslation();
  const { choice, setChoice } = useThemeChoice();
  return (
    <SelectMenu
      label={t('theme')}
      icon={<Icon name={choice === 'dark' ? 'moon' : 'sun'} />}
      iconOnly
      options={[
        { value: 'dark', label: t('themes.dark'), icon: <Icon name="moon" /> },
        { value: 'light', label: t('themes.light'), icon: <Icon name="sun" /> },
      ]}
      value={choice}
      onChange={setChoice}
    />
  );
}

function Entrance({ session }: SiteHeaderProps): ReactNode {
  const { t } = useTranslation();
  if (session.state === 'loading') return <Skeleton shape="circle" width="44px" height="44px" />;
  if (session.state === 'member') return <AccountMenu member={session.member} />;
  if (session.state === 'failed') return null;
  return (
    <LinkButton component={Link} to={paths.login} variant="action">
      {t('logIn')}
    </LinkButton>
  );
}
