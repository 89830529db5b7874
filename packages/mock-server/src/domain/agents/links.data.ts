import { mainDomain } from '../site/index.ts';

/** Host names of the site that register links can have. */
export const LINK_DOMAINS: readonly string[] = [mainDomain];
/** Maximum number of links of one agent that were not deleted. */
export const MAX_REGISTER_LINKS = 50;
