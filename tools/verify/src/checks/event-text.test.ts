import { describe, expect, it } from 'vitest';

import { readEvents, retryOf } from './event-text.ts';

describe('readEvents', () => {
  it('reads complete events, without comments and with the id of each', () => {
    const text = 'retry: 3000\n\n: heartbeat\n\nid: ev_1\ndata: {"a":1}\n\ndata: x\ndata: y\n\nid: ev_2\ndata: cut';
    expect(readEvents(text)).toEqual([{ id: 'ev_1', data: '{"a":1}' }, { data: 'x\ny' }]);
  });

  it('reads lines that end with CRLF', () => {
    expect(readEvents('id: ev_1\r\ndata: x\r\n\r\n')).toEqual([{ id: 'ev_1', data: 'x' }]);
  });
});

describe('retryOf', () => {
  it('is the number of the first line, and undefined when another line comes first', () => {
    expect(retryOf('retry: 3000\n\n')).toBe('3000');
    expect(retryOf(': hello\nretry: 3000\n')).toBeUndefined();
  });
});
