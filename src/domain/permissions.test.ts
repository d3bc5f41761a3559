import { describe, expect, it } from 'vitest';
import {
  canGrant,
  hasPermission,
  isConfirmed,
  listPermissions,
  needsConfirmation,
  PERMISSIONS,
  type Permission,
} from './permissions';
import type { Role } from './role';

const ALL = Object.keys(PERMISSIONS) as Permission[];

describe('The permissions of the roles', () => {
  it('An owner has every permission, and a learner none', () => {
    expect(listPermissions('OWNER')).toEqual(ALL);
    expect(listPermissions('USER')).toEqual([]);
  });

  it('Support and editors have no permission about money, but for an order’s outline, which support sees', () => {
    const money = ALL.filter((name) =>
      /^(order|refund|invoice|discrepancy|coupon|price)\./.test(name),
    );
    expect(money.length).toBeGreaterThan(6);
    const permitted = (role: Role) => money.filter((name) => hasPermission(role, name));
    expect(permitted('SUPPORT')).toEqual(['order.view']);
    expect(permitted('EDITOR')).toEqual([]);
  });

  it('Acts on money, roles or a login, and the cancellation of an event, need the password', () => {
    expect(ALL.filter(needsConfirmation)).toEqual([
      'role.set',
      'person.disable',
      'refund.decide',
      'invoice.write',
      'discrepancy.resolve',
      'coupon.write',
      'price.write',
      'price.now',
      'activity.cancel',
    ]);
  });

  it('A confirmed password counts for fifteen minutes', () => {
    const at = new Date('2026-11-25T12:00:00Z');
    const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
    expect(isConfirmed(at, later(15))).toBe(true);
    expect(isConfirmed(at, new Date(later(15).getTime() + 1))).toBe(false);
    expect(isConfirmed(null, at)).toBe(false);
  });

  it('Support grants and withdraws at most thirty days at once', () => {
    expect([30, -30].map((days) => canGrant('SUPPORT', days))).toEqual([true, true]);
    expect([31, -31].map((days) => canGrant('SUPPORT', days))).toEqual([false, false]);
    expect(canGrant('OWNER', 366)).toBe(true);
  });
});
