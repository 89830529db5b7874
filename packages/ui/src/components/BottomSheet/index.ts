export { BottomSheet } from './BottomSheet.tsx';
export type { BottomSheetProps } from './BottomSheet.tsx';
