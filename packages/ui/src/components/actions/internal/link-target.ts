import type { ComponentPropsWithoutRef, ElementType } from 'react';

/** Props of the link element or component: `{ href }` of an `a`, `{ to }` of a router link. */
export type LinkTarget<C extends ElementType> = Omit<ComponentPropsWithoutRef<C>, 'children' | 'className'>;
