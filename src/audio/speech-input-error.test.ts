import { describe, expect, it } from 'vitest';
import { SpeechInputError, toSpeechInputError } from './speech-input-error';

describe('toSpeechInputError', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'unsupported'],
  ])('%s is told as %s', (name, problem) => {
    expect(toSpeechInputError(new DOMException('', name)).problem).toBe(problem);
  });

  it.each([
    ['Permission dismissed', 'dismissed'],
    ['Permission denied by system', 'system'],
    ['Permission denied', 'denied'],
  ])('the browser’s “%s” is told as %s', (message, problem) => {
    expect(toSpeechInputError(new DOMException(message, 'NotAllowedError')).problem).toBe(problem);
  });

  it('leaves an error that is already named alone', () => {
    const named = new SpeechInputError('busy');
    expect(toSpeechInputError(named)).toBe(named);
  });
});
