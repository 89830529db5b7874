import { buttons } from './buttons.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import { layers } from './layers.ts';
import type { Overrides } from './overrides.ts';
import { toggles } from './toggles.ts';

/** Theme overrides of MUI components. */
export const componentOverrides: Overrides = { ...buttons, ...fields, ...toggles, ...layers, ...feedback };
