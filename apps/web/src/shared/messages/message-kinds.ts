import type { MessageKind } from '@croupier/sdk/types';
import type { IconName } from '@croupier/ui/display/Icon';

import type { TextKey } from '../../i18n/text-key.ts';

const ICONS: Readonly<Record<MessageKind, IconName>> = {
  MONEY: 'wallet',
  PROMOTION: 'gift',
  POINTS: 'star',
  ACCOUNT: 'shield',
  CONTRACT: 'doc',
  SUPPORT: 'chat',
  SYSTEM: 'horn',
};

const isKind = (kind: string): kind is MessageKind => Object.hasOwn(ICONS, kind);

/** Kinds of messages in the order to show. */
export const messageKinds: readonly MessageKind[] = Object.keys(ICONS).filter(isKind);

/** Icon of a kind; a kind that this version does not know looks like a notice of staff. */
export function messageIcon(kind: string): IconName {
  return ICONS[isKind(kind) ? kind : 'SYSTEM'];
}

export function messageKindKey(kind: string): TextKey {
  return `messages:kind.${isKind(kind) ? kind : 'SYSTEM'}`;
}
