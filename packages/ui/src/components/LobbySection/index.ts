export { LobbySection } from './LobbySection.tsx';
export type { LobbySectionProps } from './LobbySection.tsx';
