export { LanguageSelect } from './LanguageSelect.tsx';
export type { LanguageOption, LanguageSelectProps } from './LanguageSelect.tsx';
