export { CommandPalette } from './CommandPalette.tsx';
export type { CommandGroup, CommandItem, CommandPaletteProps } from './CommandPalette.tsx';
