export { SliderCheck } from './SliderCheck.tsx';
export type { SliderCheckProps, SliderPuzzle, SliderTry } from './SliderCheck.tsx';
