import { expect, it } from 'vitest';
import { outwardLinks } from './outward-links';

const sample = { href: 'https://www.example.com/shuoyi/photos', label: '相簿' };
const samples = { mark: '範例', shown: true };

it.each([
  ['https://www.instagram.example/shuoyi', 'instagram.example'],
  ['https://photos.shuoyi.example', 'photos.shuoyi.example'],
])('The link of %s names its site', (href, mark) => {
  expect(outwardLinks([{ href, label: '相簿' }], samples)).toEqual([{ href, label: '相簿', mark }]);
});

it('A demonstration shows a link that is still a sample, and marks it', () => {
  expect(outwardLinks([sample], samples)).toEqual([{ ...sample, mark: '範例' }]);
});

it('A shop shows the links that are set, and none that is still a sample', () => {
  const blog = { href: 'https://blog.shuoyi.example', label: '部落格' };
  expect(outwardLinks([sample, blog], { ...samples, shown: false })).toEqual([
    { ...blog, mark: 'blog.shuoyi.example' },
  ]);
});
