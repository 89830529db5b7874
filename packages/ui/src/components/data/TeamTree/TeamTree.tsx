import styled from '@emotion/styled';
import { Suspense } from 'react';
import { space } from '../../../theme/vars.ts';
import { pulseAnimation, Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { lazyDrawing } from '../internal/lazy-drawing.ts';

export interface TeamNode {
  id: string;
  name: string;
  /** Under the name, e.g. "46 below". */
  count?: string;
  /** Can be opened. */
  hasChildren: boolean;
}

export interface TeamTreeTexts {
  /** In a branch that is loading. */
  loading: string;
  /** In a branch that failed; pressing it tries again: "Not loaded. Try again". */
  failed: string;
}

export interface TeamTreeProps {
  /** Accessible name of the tree. */
  label: string;
  roots: readonly TeamNode[];
  /** Loads the level below a node, when it is opened for the first time. */
  loadChildren: (id: string) => Promise<readonly TeamNode[]>;
  /** Id of the selected node. */
  value?: string;
  onChange: (id: string) => void;
  /** Ids of nodes that are open at first. */
  defaultOpen?: readonly string[];
  texts: TeamTreeTexts;
}

const Tree = lazyDrawing(async () => (await import('./TreeDrawing.tsx')).TreeDrawing);

const Placeholder = styled('div')({
  display: 'grid',
  alignItems: 'center',
  gridAutoRows: '3.25rem',
  paddingInline: space(4),
  ...pulseAnimation,
});

/** A tree of accounts that loads each level when it is opened. */
export function TeamTree(props: TeamTreeProps) {
  const placeholder = (
    <Placeholder data-breathing aria-hidden>
      {props.roots.map(({ id }) => (
        <Skeleton key={id} width="70%" />
      ))}
    </Placeholder>
  );
  return (
    <Suspense fallback={placeholder}>
      <Tree {...props} instead={null} />
    </Suspense>
  );
}
