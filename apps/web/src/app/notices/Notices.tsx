import type { ReactNode } from 'react';

import { useLanguageOffer } from './use-language-offer.ts';
import { useUndisturbed } from './use-undisturbed.ts';

/** Messages that the site shows when the visitor is not in the middle of something. */
export function Notices(): ReactNode {
  const isUndisturbed = useUndisturbed();
  useLanguageOffer(isUndisturbed);
  return null;
}
