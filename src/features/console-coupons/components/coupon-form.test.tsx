import { act, cleanup, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { EMPTY_COUPON, toTypedCoupon } from './coupon-fields';
import { CouponForm } from './coupon-form';

const create = vi.fn(async () => {});
vi.mock('../hooks', () => ({ useCouponActs: () => ({ create: { mutateAsync: create } }) }));

afterEach(cleanup);

const page = (
  <ZhConsoleMessages>
    <CouponForm />
  </ZhConsoleMessages>
);

it('What was typed into several fields before the scripts have arrived is all sent', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
  const field = (name: string) => box.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  field('code').value = 'spring15';
  field('value').value = '15';
  await act(async () => hydrateRoot(box, page));
  await act(async () => fireEvent.submit(box.querySelector('form')!));
  const typed = { ...EMPTY_COUPON, code: 'spring15', value: '15' };
  expect(create).toHaveBeenCalledExactlyOnceWith(toTypedCoupon(typed));
});
