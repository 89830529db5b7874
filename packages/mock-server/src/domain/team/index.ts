export { nodesBelow, pathTo, scopeBelow, type TeamScope } from './scope.ts';
export { ancestorsOf, childrenOf, downlineNamed, levelBelow, teamOf, uplineOf } from './team.ts';
export { branchOf, type TeamNode } from './team-tree.ts';
