import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import type { Asker } from './game-queries.ts';

export function useAsker(): Asker {
  const { brand } = useSite();
  return { merchantCode: brand.merchantCode, language: usePlatformLanguage() };
}
