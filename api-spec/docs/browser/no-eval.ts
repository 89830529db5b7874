// Zod, inside the viewer, tries `new Function` at its start. The policy of the page refuses that, and the browser reports
// each refusal; with this setting Zod does not try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
