import type { ThemeOptions } from '@mui/material/styles';

/** Default props and styles by name of a MUI component. */
export type Overrides = NonNullable<ThemeOptions['components']>;
