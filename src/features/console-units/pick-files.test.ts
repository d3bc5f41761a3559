import { expect, it } from 'vitest';
import { pickFiles } from './pick-files';

const file = (name: string, folder = '') => {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'webkitRelativePath', { value: folder && `${folder}/${name}` });
  return made;
};

it('The texts and lines of a folder are picked by name, with its defaults; other kinds and folders inside are left', () => {
  const picked = pickFiles([
    file('rain.txt', 'news'),
    file('a.JSONL', 'news'),
    file('page.HTM', 'news'),
    file('photo.jpg', 'news'),
    file('_source.json', 'news'),
    file('old.txt', 'news/2025'),
    file('_source.json', 'news/2025'),
  ]);
  expect(picked.files.map(({ name }) => name)).toEqual(['a.JSONL', 'page.HTM', 'rain.txt']);
  expect(picked.defaults?.webkitRelativePath).toBe('news/_source.json');
  expect(picked.left).toBe(3);
});

it('Files that were chosen one by one are picked without a folder', () => {
  const picked = pickFiles([file('b.md'), file('a.ndjson')]);
  expect(picked.files.map(({ name }) => name)).toEqual(['a.ndjson', 'b.md']);
  expect(picked).toMatchObject({ defaults: null, left: 0 });
});
