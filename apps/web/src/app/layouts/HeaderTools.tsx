import { Icon } from '@croupier/ui/display/Icon';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { SelectMenu } from '@croupier/ui/navigation/SelectMenu';
import { useThemeChoice } from '@croupier/ui/theme';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { languageCodeOf, languageByCode } from '../../i18n/languages.ts';
import { nativeName, offeredCodes } from '../../i18n/stored-language.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { BrandClock } from './BrandClock.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

export interface ToolProps {
  /** Icons only, where space is scarce. */
  readonly iconOnly: boolean;
}

/** Language menu. */
export function LanguageMenu({ iconOnly }: ToolProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { brand, config } = useSite();
  const chooseLanguage = useChooseLanguage();
  const offered = { ...brand, testLanguage: config.testLanguage };
  return (
    <SelectMenu
      label={t('language')}
      icon={<Icon name="globe" />}
      iconOnly={iconOnly}
      options={offeredCodes(offered).map((code) => ({
        value: code,
        label: nativeName(code),
        lang: languageByCode(code).bcp47,
      }))}
      value={languageCodeOf(i18n.language)}
      onChange={(code) => void chooseLanguage(code)}
    />
  );
}

export function ThemeMenu({ iconOnly }: ToolProps): ReactNode {
  const { t } = useTranslation();
  const { choice, scheme, setChoice } = useThemeChoice();
  return (
    <SelectMenu
      label={t('theme')}
      icon={<Icon name={scheme === 'dark' ? 'moon' : 'sun'} />}
      iconOnly={iconOnly}
      options={[
        { value: 'device', label: t('themes.device'), icon: <Icon name="screen" /> },
        { value: 'dark', label: t('themes.dark'), icon: <Icon name="moon" /> },
        { value: 'light', label: t('themes.light'), icon: <Icon name="sun" /> },
      ]}
      value={choice}
      onChange={setChoice}
    />
  );
}

const HeaderSearch = lazyComponent(async () => (await import('../search/HeaderSearch.tsx')).HeaderSearch);

/** Search, clock, language and theme, for desktops. */
export function HeaderTools(): ReactNode {
  return (
    <>
      <Suspense fallback={<Skeleton shape="box" width="44px" height="44px" />}>
        <HeaderSearch />
      </Suspense>
      <BrandClock />
      <LanguageMenu iconOnly />
      <ThemeMenu iconOnly />
    </>
  );
}
