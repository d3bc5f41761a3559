import { expect, it } from 'vitest';
import { outwardLink } from './outward-link';

it.each([
  ['https://www.flickr.com/photos/shuoyi', 'flickr.com'],
  ['https://blog.shuoyi.example/', 'blog.shuoyi.example'],
])('the link of the footer to %s names the site %s', (href, site) => {
  expect(outwardLink(href, '相簿', '範例')).toEqual({ href, label: '相簿', mark: site });
});

it('a link of the footer whose address was not set says that it is a sample', () => {
  const href = 'https://www.example.com/shuoyi/photos';
  expect(outwardLink(href, '相簿', '範例')).toEqual({ href, label: '相簿', mark: '範例' });
});
