export { createDownlineAccount } from './create-account.ts';
export { getDownline, updateDownline } from './downline.ts';
export { listDownlines } from './downlines.ts';
export { createRegisterLink, deleteRegisterLink, listRegisterLinks, updateRegisterLink } from './links.ts';
export { getAgentProfile } from './profile.ts';
