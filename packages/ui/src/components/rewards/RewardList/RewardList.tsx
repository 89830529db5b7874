import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { space } from '../../../theme/vars.ts';
import { card } from '../internal/card-styles.ts';
import type { RewardItem } from './RewardRow.tsx';
import { RewardRow } from './RewardRow.tsx';

export type { RewardItem } from './RewardRow.tsx';

export interface RewardListProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly RewardItem[];
  /** Called once by a press; the item is `claiming` until the server has answered. */
  onClaim: (id: string) => void;
  /** Label of an item's button: "Collect ₱50.00". */
  claimLabel: (item: RewardItem) => string;
  /** Announced while an item is `claiming`. */
  claimingLabel: string;
  /** A claim is not answered yet: the buttons of the other rows are disabled. */
  isBusy?: boolean;
  /** `action` where the page has no larger button. */
  claimVariant?: 'action' | 'outline';
  /** Instead of an empty list. */
  empty: { title: ReactNode; text?: ReactNode; actions?: ReactNode };
}

const List = styled('ul')({ ...card, display: 'grid', margin: 0, padding: 0, overflow: 'hidden', listStyle: 'none' });

const Empty = styled('div')({ ...card, paddingBlock: space(2) });

/** Missions, rewards or bonuses with their progress and amount. A row answers a press itself, before its receipt. */
export function RewardList(props: RewardListProps) {
  const { label, items, onClaim, claimLabel, claimingLabel, isBusy = false, claimVariant = 'outline', empty } = props;
  if (items.length === 0) {
    return (
      <Empty>
        <EmptyState icon="gift" {...empty} />
      </Empty>
    );
  }
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <RewardRow
          key={item.id}
          item={item}
          onClaim={() => onClaim(item.id)}
          claimLabel={claimLabel(item)}
          claimingLabel={claimingLabel}
          isBusy={isBusy}
          claimVariant={claimVariant}
        />
      ))}
    </List>
  );
}
