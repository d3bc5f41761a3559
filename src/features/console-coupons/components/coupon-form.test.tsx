import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { RoleForm } from '~/features/console-roles/components/role-form';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { consoleCoupons } from '~/i18n/locales/zh/console/coupons';
import { consoleShell } from '~/i18n/locales/zh/console/shell';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { CouponForm } from './coupon-form';

beforeAll(prepareWindow);
afterEach(cleanup);

it('The notice that a coupon was made is gone with the first sign that is typed for the next', async () => {
  const { user, call } = renderWithPendingCalls(
    <ZhConsoleMessages>
      <CouponForm />
    </ZhConsoleMessages>,
  );
  await user.type(screen.getByLabelText(new RegExp(`^${consoleCoupons.code}`)), 'tea');
  await user.type(
    screen.getByLabelText(new RegExp(`^${consoleCoupons.valueFixed.replace(/[（(].*/, '')}`)),
    '10',
  );
  await user.click(screen.getByRole('button', { name: consoleCoupons.create }));
  await (await call('operator.money.createCoupon')).respond({ code: 'TEA' });
  const done = consoleCoupons.done.replace('{code}', 'TEA');
  await waitFor(() => expect(document.body.textContent).toContain(done));
  await user.type(screen.getByLabelText(new RegExp(`^${consoleCoupons.code}`)), 'c');
  expect(document.body.textContent).not.toContain(done);
});

it('The notice that a role was given is gone with the first sign that is typed for the next account', async () => {
  const { user, call } = renderWithPendingCalls(
    <ZhConsoleMessages>
      <RoleForm />
    </ZhConsoleMessages>,
  );
  const { appoint } = consoleShell.rolePage;
  const field = () => screen.getByLabelText(new RegExp(`^${appoint.email}`));
  await user.type(field(), 'tea@shuoyi.example');
  await user.click(screen.getByRole('button', { name: appoint.submit }));
  await (await call('operator.account')).respond({ id: '1' });
  await (await call('operator.setRole')).respond({});
  const done = appoint.done.split('{')[0] || 'tea@shuoyi.example';
  await waitFor(() => expect(document.body.textContent).toContain(done));
  await user.type(field(), 'c');
  expect(document.body.textContent).not.toContain(done);
});
