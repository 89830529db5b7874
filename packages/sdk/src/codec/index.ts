export type { BodyAddress, BodyCodec, DecryptInputs, EncryptInputs } from './body-codec.ts';
export { bodyCodecV3 } from './version-3.ts';
