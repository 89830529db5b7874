import type { Overrides } from './overrides.ts';

export const navigation: Overrides = {};
