export { getRevenue } from './revenue.ts';
