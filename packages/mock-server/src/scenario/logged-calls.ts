import { define } from './control-call.ts';
import { ControlRefusal } from './control-port.ts';

/** Control calls for the log of the calls that this process or page answered. */
export const loggedCalls = [
  define(
    { method: 'GET', path: '/calls', does: 'lists the last 200 calls, newest first; `operation` selects by id' },
    ({ use, query }) =>
      use(({ world: { callLog } }) => {
        const operation = query.get('operation');
        return { calls: callLog.list().filter((call) => operation === null || call.operation === operation) };
      }),
  ),
  define({ method: 'DELETE', path: '/calls', does: 'empties the log of calls' }, ({ use }) =>
    use(({ world: { callLog } }) => callLog.clear()),
  ),
  define(
    { method: 'POST', path: '/calls/{id}/repeat', does: 'makes a logged call again, with its session and key' },
    ({ use, id }) =>
      use(({ world: { callLog } }) => {
        const entry = callLog.find(id);
        if (entry === undefined) throw new ControlRefusal(404, 'There is no such call in the log.');
        entry.repeat();
        return callLog.list()[0];
      }),
  ),
];
