import { expect, it } from 'vitest';
import { endOfList } from './end-of-list';

it('A list that its query may have cut off says so, and a shorter one says nothing', () => {
  expect(endOfList([1, 2], 3)).toEqual([]);
  expect(endOfList([1, 2, 3], 3)).toEqual(['The list ends here, after 3: there may be more.']);
});
