/**
 * Modules of the repository and the modules that each may import, types included. A module may import only modules that
 * are listed above it, so that there are no loops; a test checks this, and that every file is in exactly one module.
 */
export interface Module {
  readonly name: string;
  /**
   * Relative to the repository root. `src/rules/` is a folder with everything below it, `src/*` the files of a folder
   * without its subfolders; another `*` matches one name, which replaces the `*` in the name of the module.
   */
  readonly path: string;
  /** Names of modules of the same package, and import specifiers of other packages; `*` at the end matches any rest. */
  readonly may: readonly string[];
  /** Files that it may import although it may not import their module. */
  readonly files?: readonly string[];
  /** The only file that other modules may import. */
  readonly entry?: string;
  /** Allowed by `import()` only. */
  readonly lazily?: readonly string[];
  /** The only packages from the registry that it may import, in shipped code; any if absent. */
  readonly libraries?: readonly string[];
  /** What to do instead of a forbidden import. */
  readonly instead: string;
}
