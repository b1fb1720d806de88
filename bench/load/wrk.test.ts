import { expect, test } from 'vitest';
import { parseWrk } from './wrk.ts';

const OUTPUT = `Running 5s test @ http://127.0.0.1:1/
  1 threads and 256 connections
  Latency Distribution
     50%    2.10ms
     99%    1.25s
  100000 requests in 5.00s, 1.20GB read
  Socket errors: connect 0, read 3, write 0, timeout 1
  Non-2xx or 3xx responses: 7
Requests/sec:  19876.54
Transfer/sec:    240.00MB`;

test('rate, 99th percentile, and all errors', () => {
  expect(parseWrk(OUTPUT)).toEqual({ requestsPerSecond: 19876.54, p99: 1250, errors: 11 });
});

test('a run without errors reports none', () => {
  expect(parseWrk(OUTPUT.replace(/^ +(?:Socket|Non).*\n/gmu, '')).errors).toBe(0);
});

test("text that is not wrk's output is rejected", () => {
  expect(() => parseWrk('unable to connect')).toThrow('no rate');
});
