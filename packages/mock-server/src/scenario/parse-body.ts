import { ControlRefusal } from './control-port.ts';

/** Body of a control call; undefined without one. Refuses invalid JSON. */
export function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlRefusal(400, 'The body is not JSON.');
  }
}
