import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { countSegmenters } from '~/test/count-segmenters';
import { Phrases } from './phrases';

afterEach(cleanup);

const headline = (text: string) => (
  <h1>
    <Phrases>{text}</Phrases>
  </h1>
);

it('a headline gets <wbr> between its phrases, and its text content is unchanged', () => {
  render(headline('像口譯員一樣練英文'));
  const h1 = screen.getByRole('heading', { name: '像口譯員一樣練英文' });
  expect(h1.textContent).toBe('像口譯員一樣練英文');
  expect(h1.querySelectorAll('wbr')).toHaveLength(1);
});

it('markup in a headline is escaped', () => {
  render(headline('這一課有<img src=x onerror=alert(1)>和&amp;的標題'));
  expect(screen.getByRole('heading').textContent).toBe(
    '這一課有<img src=x onerror=alert(1)>和&amp;的標題',
  );
  expect(document.querySelector('img')).toBeNull();
});

it('a short phrase does not break at its space', () => {
  render(headline('VIP 會員到 12月1日 為止'));
  expect(document.querySelector('.whitespace-nowrap')?.textContent).toContain(' 為止');
});

it('a browser with another word segmenter keeps the server’s line breaks without a hydration error', () => {
  const errors: unknown[] = [];
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(headline('像口譯員一樣練英文')).replace('<wbr>', '');
  const before = root.innerHTML;
  render(headline('像口譯員一樣練英文'), {
    container: root,
    hydrate: true,
    onRecoverableError: (error) => errors.push(error),
  });
  expect(root.innerHTML).toBe(before);
  expect(errors).toEqual([]);
});

it('A page that begins splits no text, and the first new text in it is split', async () => {
  const made = countSegmenters();
  vi.resetModules();
  const { Phrases: Fresh } = await import('./phrases');
  const fresh = (text: string) => (
    <h1>
      <Fresh>{text}</Fresh>
    </h1>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(headline('睡前一小時，把手機留在客廳'));
  const { rerender } = render(fresh('睡前一小時，把手機留在客廳'), {
    container: root,
    hydrate: true,
  });
  rerender(fresh('睡前一小時，把手機留在客廳'));
  expect(made).not.toHaveBeenCalled();
  rerender(fresh('像口譯員一樣練英文'));
  expect(root.querySelectorAll('wbr')).toHaveLength(1);
  expect(made).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('a child of Phrases that is not text is rendered unchanged', () => {
  render(
    <Phrases>
      <b>會員專屬</b>
    </Phrases>,
  );
  expect(screen.getByText('會員專屬').tagName).toBe('B');
});

it('a longer text is kept together at its end only', () => {
  const text =
    '聽一段對話，跟著逐字稿走一遍，答幾題，然後換你上場，把其中一個角色的每一句話都清清楚楚地說完。';
  render(
    <p data-testid="prose">
      <Phrases>{text}</Phrases>
    </p>,
  );
  const prose = screen.getByTestId('prose');
  expect(prose.textContent).toBe(text);
  expect(prose.querySelector('wbr')).toBeNull();
  expect(text.endsWith(prose.querySelector('.whitespace-nowrap')?.textContent ?? '-')).toBe(true);
});
