import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import type { GameQueryContext } from './game-queries.ts';

export function useGameQueryContext(): GameQueryContext {
  const { brand } = useSite();
  return { merchantCode: brand.merchantCode, language: usePlatformLanguage() };
}
