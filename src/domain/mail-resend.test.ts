import { describe, expect, it } from 'vitest';
import { type ResendQuestion, resendRule, resendState } from './mail-resend';
import { MAIL_TEMPLATES } from './mail-template';

const now = new Date('2026-11-26T04:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const stateOf = (mail: Partial<ResendQuestion>) =>
  resendState(
    {
      template: 'order-paid',
      status: 'SENT',
      createdAt: hoursAgo(1),
      isResent: false,
      hasReference: true,
      ...mail,
    },
    now,
  );

describe('Sending a mail again', () => {
  it('A sent mail about an order is possible again when its order is known', () => {
    expect(stateOf({})).toBe('possible');
    expect(stateOf({ status: 'FAILED' })).toBe('possible');
    expect(stateOf({ hasReference: false })).toBe('notKept');
  });

  it('A mail about the account of its recipient needs no reference', () => {
    expect(stateOf({ template: 'verify-email', hasReference: false })).toBe('possible');
    expect(stateOf({ template: 'membership-ending', hasReference: false })).toBe('possible');
  });

  it('A mail that waits, or that was sent again, is not sent again', () => {
    expect(stateOf({ status: 'PENDING' })).toBe('waiting');
    expect(stateOf({ isResent: true })).toBe('resent');
  });

  it('No link that resets a password, no reminder and no unknown mail is ever sent again', () => {
    for (const template of ['reset-password', 'practice-reminder', 'of-another-release'])
      expect(stateOf({ template, status: 'FAILED' })).toBe('never');
  });

  it('A failed mail about a moment can be sent for a day, one about a lasting thing at any time', () => {
    const failed = { status: 'FAILED', template: 'password-changed' } as const;
    expect(stateOf({ ...failed, createdAt: hoursAgo(24) })).toBe('possible');
    expect(stateOf({ ...failed, createdAt: hoursAgo(24.1) })).toBe('tooLate');
    expect(stateOf({ ...failed, template: 'contact-message', createdAt: hoursAgo(999) })).toBe(
      'possible',
    );
  });

  it('A sent mail that is not recomposed is not kept', () => {
    const again = MAIL_TEMPLATES.filter((template) => resendRule(template) !== 'never');
    for (const template of again.filter((name) => resendRule(name) !== 'anew'))
      expect(stateOf({ template })).toBe('notKept');
  });
});
