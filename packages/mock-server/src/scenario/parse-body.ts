import { ControlRefusal } from './control-port.ts';

/** The body of a control call; undefined when there is none. Refuses what is not JSON. */
export function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlRefusal(400, 'The body is not JSON.');
  }
}
