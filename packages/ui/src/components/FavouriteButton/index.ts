export { FavouriteButton } from './FavouriteButton.tsx';
export type { FavouriteButtonProps } from './FavouriteButton.tsx';
