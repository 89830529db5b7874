import { Icon } from '@croupier/ui/display/Icon';
import { SelectMenu } from '@croupier/ui/navigation/SelectMenu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { lobbySorts, type LobbySort } from './lobby-sorts.ts';

export interface SortMenuProps {
  readonly value: LobbySort;
  readonly onChange: (sort: LobbySort) => void;
}

const SORTS = Object.keys(lobbySorts).filter((sort): sort is LobbySort => Object.hasOwn(lobbySorts, sort));

/** Order of a lobby. */
export function SortMenu({ value, onChange }: SortMenuProps): ReactNode {
  const { t } = useTranslation('lobby');
  return (
    <SelectMenu
      label={t('sort.label')}
      icon={<Icon name="sliders" />}
      options={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      value={value}
      onChange={onChange}
      iconOnly="phone"
    />
  );
}
