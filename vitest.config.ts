// Every package's tests in one run. Without Vitest's types: the root depends on the tools of the whole alone.
export default {
  test: {
    globalSetup: 'tools/src/run/temporary-folder.ts',
    projects: ['{api-spec,tools,tools/verify,packages/*,apps/*}/vitest.config.ts'],
  },
};
