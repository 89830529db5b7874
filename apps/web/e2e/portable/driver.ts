/** A function that runs in the page. It is sent as source text, so it can use only its parameters. */
export type PageFunction<Args extends readonly unknown[], Result> = (...args: Args) => Result;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The parts of a date as digits, such as `1990`, `01`, `31`. */
export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

export type Key = 'Enter' | 'Escape' | 'Tab';

/**
 * Commands to a browser engine. `Handle` identifies an element of the current document: the page's, or the frame's between
 * `enterFrame` and `leaveFrame`.
 */
export interface Driver<Handle> {
  /** Loads an absolute URL and resolves when the document has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  setCookie(name: string, value: string): Promise<void>;
  setViewport(size: Size): Promise<void>;
  /** Runs a function in the document; its result is JSON. */
  run<Args extends readonly unknown[], Result>(work: PageFunction<Args, Result>, ...args: Args): Promise<Result>;
  /** Runs a function that returns an element; undefined for null. */
  find<Args extends readonly unknown[]>(
    work: PageFunction<Args, Element | null>,
    ...args: Args
  ): Promise<Handle | undefined>;
  /** Runs a function on an element; its result is JSON. */
  runOn<Args extends readonly unknown[], Result>(
    element: Handle,
    work: PageFunction<[Element, ...Args], Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a function on an element that returns another element; undefined for null. */
  findFrom(element: Handle, work: PageFunction<[Element], Element | null>): Promise<Handle | undefined>;
  /** Clicks the centre of the element. */
  click(element: Handle): Promise<void>;
  /** Types a text into the focused element. */
  type(text: string): Promise<void>;
  /** Types a date into the focused date field, whose order is month, day, year. */
  typeDate(date: DateParts): Promise<void>;
  press(key: Key): Promise<void>;
  enterFrame(frame: Handle): Promise<void>;
  leaveFrame(): Promise<void>;
  /** The viewport as a PNG. */
  screenshot(): Promise<Buffer>;
  /** Console errors and warnings, exceptions and CSP violations, as far as the engine reports them. */
  problems(): Promise<readonly string[]>;
}
