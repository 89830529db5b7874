import { updateLanguage } from '@croupier/sdk/client';
import { Icon } from '@croupier/ui/display/Icon';
import { SelectMenu } from '@croupier/ui/navigation/SelectMenu';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useThemeChoice } from '@croupier/ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { languageCodeOf, languageByCode, TEST_LANGUAGE, type ShownLanguageCode } from '../../i18n/languages.ts';
import { saveLanguage, nativeName, offeredCodes } from '../../i18n/stored-language.ts';
import { useSession } from '../../session/use-session.ts';
import { BrandClock } from './BrandClock.tsx';

export interface ToolProps {
  /** Icons only, where space is scarce. */
  readonly iconOnly: boolean;
}

/** Language menu. The choice is also saved to a member's account [I18N-05]. */
export function LanguageMenu({ iconOnly }: ToolProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { brand, config } = useSite();
  const session = useSession();
  const snackbar = useSnackbar();
  const offered = { ...brand, testLanguage: config.testLanguage };
  const choose = async (code: ShownLanguageCode): Promise<void> => {
    try {
      await changeLanguage(code);
    } catch {
      const reloadWithLanguage = (): void => {
        saveLanguage(code);
        location.reload();
      };
      const action = { label: t('crash.reload'), onPress: reloadWithLanguage };
      snackbar.show({ text: t('languageFailed'), tone: 'danger', key: 'language', action });
      return;
    }
    saveLanguage(code);
    const isLoggedIn = session.state === 'member' && !session.isExpired;
    // Ignores a failure: the page already shows the new language, and the next choice makes a call of its own.
    if (isLoggedIn && code !== TEST_LANGUAGE.code) await updateLanguage({ body: { language: code } }).catch(() => {});
  };
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
      onChange={(code) => void choose(code)}
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

/** Clock, language and theme, for desktops. */
export function HeaderTools(): ReactNode {
  return (
    <>
      <BrandClock />
      <LanguageMenu iconOnly />
      <ThemeMenu iconOnly />
    </>
  );
}
