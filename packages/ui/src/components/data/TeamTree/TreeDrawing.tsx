import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { NodeLabel, StateLabel } from './NodeLabel.tsx';
import type { TeamNode, TeamTreeProps } from './TeamTree.tsx';
import type { Branches } from './use-branches.ts';
import { useBranches } from './use-branches.ts';

export interface TreeDrawingProps extends TeamTreeProps {
  instead: ReactNode;
}

const slots = {
  expandIcon: () => <Icon name="chevronEnd" size={16} />,
  collapseIcon: () => <Icon name="chevronDown" size={16} />,
};

const NONE: readonly string[] = [];

/** Ids of the tree's items: nodes, and the state of a branch as its only item. */
const nodeItem = (id: string) => `node:${id}`;
const stateItem = (id: string) => `state:${id}`;
const idOf = (item: string) => item.slice(item.indexOf(':') + 1);

/** MUI's tree; loaded when the first tree is shown. */
export function TreeDrawing({
  label,
  roots,
  loadChildren,
  value,
  onChange,
  defaultOpen = NONE,
  texts,
}: TreeDrawingProps) {
  const tree = useBranches(loadChildren);
  const openFirst = useEffectEvent(() => defaultOpen.forEach(tree.open));
  useEffect(() => openFirst(), []);
  const choose = (item: string | null) => {
    if (item === null) return;
    if (item.startsWith('state:')) tree.open(idOf(item));
    else onChange(idOf(item));
  };
  const states = new Set(Object.values(tree.branches).map(({ state }) => state));
  return (
    <MuiTheme>
      <VisuallyHidden role="status">
        {states.has('loading') ? texts.loading : states.has('failed') && texts.failed}
      </VisuallyHidden>
      <SimpleTreeView
        aria-label={label}
        slots={slots}
        selectedItems={value === undefined ? null : nodeItem(value)}
        onSelectedItemsChange={(_event, item) => choose(item)}
        defaultExpandedItems={defaultOpen.map(nodeItem)}
        expansionTrigger="iconContainer"
        onItemExpansionToggle={(_event, item, isOpen) => isOpen && tree.open(idOf(item))}
      >
        {itemsOf(roots, tree, texts)}
      </SimpleTreeView>
    </MuiTheme>
  );
}

function itemsOf(nodes: readonly TeamNode[], tree: Branches, texts: TreeDrawingProps['texts']): ReactNode {
  return nodes.map((node) => (
    <TreeItem key={node.id} itemId={nodeItem(node.id)} label={<NodeLabel {...node} />}>
      {node.hasChildren && branchOf(node.id, tree, texts)}
    </TreeItem>
  ));
}

function branchOf(id: string, tree: Branches, texts: TreeDrawingProps['texts']): ReactNode {
  const branch = tree.branches[id];
  if (branch?.state === 'loaded') return itemsOf(branch.nodes, tree, texts);
  const hasFailed = branch?.state === 'failed';
  return (
    <TreeItem
      itemId={stateItem(id)}
      label={<StateLabel hasFailed={hasFailed}>{hasFailed ? texts.failed : texts.loading}</StateLabel>}
    />
  );
}
