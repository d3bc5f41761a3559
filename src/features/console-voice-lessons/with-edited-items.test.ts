import { expect, it } from 'vitest';
import { withEditedItems } from './with-edited-items';

const item = (id: string) => ({ id, text: { zh: id, en: id } });
const ids = (list: ReturnType<typeof withEditedItems>) => list.map((one) => one.item.id).join('');

it('An item that is being edited and was deleted meanwhile stands where it was; the others keep their places', () => {
  const edited = [
    { item: item('d'), at: 3 },
    { item: item('b'), at: 1 },
    { item: item('a'), at: 0 },
  ];
  const shown = withEditedItems([item('a'), item('c')], edited);
  expect(ids(shown)).toBe('abcd');
  expect(shown.map(({ at }) => at)).toEqual([0, 1, 1, 3]);
  expect(ids(withEditedItems([], edited))).toBe('abd');
  expect(ids(withEditedItems([item('c')], []))).toBe('c');
});
