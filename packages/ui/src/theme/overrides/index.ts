import { autocomplete } from './autocomplete.ts';
import { buttons } from './buttons.ts';
import { data } from './data.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import { layers } from './layers.ts';
import { navigation } from './navigation.ts';
import type { Overrides } from './overrides.ts';
import { slider } from './slider.ts';
import { toggles } from './toggles.ts';
import { x } from './x.ts';

/** Theme overrides of MUI components. */
export const componentOverrides: Overrides = {
  ...buttons,
  ...fields,
  ...autocomplete,
  ...toggles,
  ...slider,
  ...layers,
  ...navigation,
  ...feedback,
  ...data,
  ...x,
};
