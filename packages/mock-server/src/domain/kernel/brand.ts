/** IANA time zone that decides when the site's day begins. */
export const SITE_TIME_ZONE = 'Asia/Manila';
/** The brand's currency: of accounts, and of the stakes of games and live tables. */
export const SITE_CURRENCY = 'PHP';
/** Maximum number of local days of a statement, first and last counted. */
export const STATEMENT_DAYS = 367;
