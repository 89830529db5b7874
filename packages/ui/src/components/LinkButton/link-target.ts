import type { ComponentPropsWithoutRef, ElementType } from 'react';

/** What an element or component that navigates is told, e.g. `{ href }` of an `a` or `{ to }` of a router's link. */
export type LinkTarget<C extends ElementType> = Omit<ComponentPropsWithoutRef<C>, 'children' | 'className'>;
