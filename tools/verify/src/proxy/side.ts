/** Who answers a call: the backend under construction, or the mock. */
export type Side = 'mock' | 'upstream';
