export type { RtlProviderProps } from './RtlProvider.tsx';
export { RtlProvider } from './RtlProvider.tsx';
