import { describe, expect, it } from 'vitest';
import { SpeechInputError, toSpeechInputError } from './speech-input-error';

describe('toSpeechInputError', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'unsupported'],
  ])('%s is converted to the problem %s', (name, problem) => {
    expect(toSpeechInputError(new DOMException('', name)).problem).toBe(problem);
  });

  it.each([
    ['Permission dismissed', 'dismissed'],
    ['Permission denied by system', 'system'],
    ['Permission denied', 'denied'],
  ])('The browser’s message “%s” is converted to the problem %s', (message, problem) => {
    expect(toSpeechInputError(new DOMException(message, 'NotAllowedError')).problem).toBe(problem);
  });

  it('A SpeechInputError is returned unchanged', () => {
    const named = new SpeechInputError('busy');
    expect(toSpeechInputError(named)).toBe(named);
  });
});
