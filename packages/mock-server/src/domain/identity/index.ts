export { decideIdentity, nextIdentityStep } from './decisions.ts';
export { getIdentity } from './describe-identity.ts';
export { checkIdOf } from './identity-checks.ts';
export { askForProof, endProofRequests } from './proof-requests.ts';
export { restrictionsByAge, restrictionsByIdentity } from './restrictions.ts';
export { submitIdentity } from './submit-identity.ts';
