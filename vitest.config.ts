// Every package's tests in one run. Without Vitest's types: the root depends on the tools of the whole alone.
export default {
  test: {
    // Vitest would leave one core free, which is half of a small machine.
    maxWorkers: '100%',
    projects: ['{api-spec,tools,packages/*,apps/*}/vitest.config.ts'],
  },
};
