export type { BodyAddress, BodyCodec, OpenInputs, SealInputs } from './body-codec.ts';
export { version3 } from './version-3.ts';
