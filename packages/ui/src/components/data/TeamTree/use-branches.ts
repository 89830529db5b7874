import { useCallback, useState } from 'react';
import type { TeamNode } from './TeamTree.tsx';

export type Branch = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; nodes: readonly TeamNode[] };

export interface Branches {
  branches: Readonly<Record<string, Branch>>;
  /** Loads a level once; again after a failure. */
  open: (id: string) => void;
}

/** Levels of a tree, each loaded when its node is opened. */
export function useBranches(loadChildren: (id: string) => Promise<readonly TeamNode[]>): Branches {
  const [branches, setBranches] = useState<Readonly<Record<string, Branch>>>({});
  const set = useCallback((id: string, branch: Branch) => setBranches((all) => ({ ...all, [id]: branch })), []);
  const open = (id: string) => {
    const state = branches[id]?.state;
    if (state === 'loading' || state === 'loaded') return;
    set(id, { state: 'loading' });
    loadChildren(id).then(
      (nodes) => set(id, { state: 'loaded', nodes }),
      () => set(id, { state: 'failed' }),
    );
  };
  return { branches, open };
}
