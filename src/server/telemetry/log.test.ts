import { expect, it, onTestFinished } from 'vitest';
import { log, replaceLogSink } from './log.mjs';

it('A line of the log is one JSON object with its time in UTC, whatever it quotes', () => {
  const lines: string[] = [];
  const before = replaceLogSink({ write: (line: string) => lines.push(line) });
  onTestFinished(() => void replaceLogSink(before));
  const forged = 'x\n{"level":"info","message":"call","actorId":"admin"}\r\n\u2028\u001b[2J';
  log.error({ reason: forged, error: new Error(forged) }, forged);
  expect(lines).toHaveLength(1);
  const [line = ''] = lines;
  for (const character of ['\n', '\r', '\u001b']) expect(line.trimEnd()).not.toContain(character);
  const { time, level, reason } = JSON.parse(line);
  expect([level, reason]).toEqual(['error', forged]);
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});
