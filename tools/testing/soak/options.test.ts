import { describe, expect, it } from 'vitest';
import { readOptions, USAGE } from './options';

describe('The words of a soak', () => {
  it('A soak takes an hour on the embedded database when nothing is said', () => {
    expect(readOptions([])).toMatchObject({ seconds: 3600, database: 'embedded' });
  });

  it('The words choose duration, database and load', () => {
    expect(readOptions(['--minutes=10', '--database=postgres', '--lanes=2', '--slow=0'])).toEqual({
      seconds: 600,
      database: 'postgres',
      lanes: 2,
      slowClients: 0,
      data: null,
    });
    expect(readOptions(['--seconds=12', '--data=/a b'])).toMatchObject({
      seconds: 12,
      data: '/a b',
    });
  });

  it.each(['--seconds=1', '--minutes=x', '--database=mysql', '--hours=2', 'now', '--lanes=0'])(
    'The word %s is refused with the usage',
    (word) => {
      expect(() => readOptions([word])).toThrow(USAGE);
    },
  );
});
