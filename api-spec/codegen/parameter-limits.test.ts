import { expect, it } from 'vitest';

import { body, call, contractOf } from './contract-fixture.ts';
import { parameterLimitsSource } from './parameter-limits.ts';

it('lists the limits of query parameters, without headers, bodies and parameters without limits', () => {
  const named = call({
    parameters: [
      { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 9, default: 1 } },
      { name: 'note', in: 'query', schema: { $ref: '#/components/schemas/Note' } },
      { name: 'X-Way', in: 'header', schema: { type: 'string', maxLength: 3 } },
      { name: 'kind', in: 'query', schema: { type: 'string', enum: ['a'] } },
    ],
    requestBody: body({ schema: { type: 'object', properties: { name: { type: 'string', maxLength: 64 } } } }),
  });
  const source = parameterLimitsSource(contractOf([named], { Note: { type: 'string', maxLength: 5 } }));
  expect(source).toContain(`export const readThingLimits = {
  "page": {"minimum":1,"maximum":9},
  "note": {"maxLength":5},
} as const;
`);
});
