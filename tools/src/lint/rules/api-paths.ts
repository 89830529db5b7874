import { defineRule, report } from '../rule.ts';
import { visitTexts } from '../texts.ts';

/** The API's paths start with one of these segments. */
const API_PATH = /^\/(?:wps|lgw|lotto)\//u;

export const apiPaths = defineRule('no path of the API outside the SDK', (context) =>
  visitTexts(({ value, node }) => {
    if (!API_PATH.test(value)) return;
    report(
      context,
      node,
      `contains the API path ${value}; call the operation from @croupier/sdk/client or @croupier/sdk/hooks`,
    );
  }),
);
