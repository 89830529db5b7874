export { accountsOfLink, countVisit, linkOfCode, noteRegistration, openLinksOf, visitsOf } from './register-links.ts';
