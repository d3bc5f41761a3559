import { afterEach, expect, it, vi } from 'vitest';
import { postAsForm } from './post-as-form';

afterEach(() => vi.restoreAllMocks());

it('postAsForm posts every field unchanged and removes its form afterwards', () => {
  const posted: [string, string, unknown][] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    posted.push([this.method, this.action, Object.fromEntries(new FormData(this))]);
    expect(this.isConnected).toBe(true);
  });
  const fields = { ItemName: '季方案 "<b>"', CheckMacValue: 'AB12' };
  postAsForm('https://payment.example/Cashier', fields);
  expect(posted).toEqual([['post', 'https://payment.example/Cashier', fields]]);
  expect(document.forms).toHaveLength(0);
});
