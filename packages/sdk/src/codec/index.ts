export type { BodyAddress, BodyCodec, DecryptInputs, EncryptInputs } from './body-codec.ts';
export { version3 } from './version-3.ts';
