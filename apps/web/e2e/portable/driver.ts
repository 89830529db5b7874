/** A function that runs in the page, on its own: it is sent as text, so it uses its parameters and nothing else. */
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
 * What an engine has to be able to do. `Handle` is how it names an element of the document that is driven: the page's, or
 * the frame's between `enterFrame` and `leaveFrame`.
 */
export interface Driver<Handle> {
  /** Loads an address, which is a whole URL, and resolves once the document is there. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  setCookie(name: string, value: string): Promise<void>;
  setViewport(size: Size): Promise<void>;
  /** Runs a function in the document; its result is JSON. */
  run<Args extends readonly unknown[], Result>(work: PageFunction<Args, Result>, ...args: Args): Promise<Result>;
  /** Runs a function that gives an element; undefined when it gives none. */
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
  /** Runs a function that leads from an element to another. */
  findFrom(element: Handle, work: PageFunction<[Element], Element | null>): Promise<Handle | undefined>;
  /** Presses the element's middle, as a mouse does. */
  click(element: Handle): Promise<void>;
  /** Presses the keys of a text, where the focus is. */
  type(text: string): Promise<void>;
  /** Presses the keys of a date, where the focus is on a date field whose parts are month, day and year. */
  typeDate(date: DateParts): Promise<void>;
  press(key: Key): Promise<void>;
  enterFrame(frame: Handle): Promise<void>;
  leaveFrame(): Promise<void>;
  /** The viewport as a PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors and warnings of the console, exceptions and breaches of the security policy, as far as the engine shows them. */
  problems(): Promise<readonly string[]>;
}
