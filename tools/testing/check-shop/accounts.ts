import { Browser } from './browser';
import { type Chapter, newPerson } from './shop';

/** Checks signing up, logging in, and the responses to failed attempts. */
export const accounts: Chapter = async ({ site, report }) => {
  const browser = new Browser(site);
  const person = newPerson();
  const { email, password } = person;
  const visitorResponse = await browser.rest('auth');
  report.same('A visitor is nobody', visitorResponse.data, { result: false, user: null });
  const without = await browser.rest('auth/signup', { ...person });
  report.same('A sign-up without the anti-forgery token is refused', without.code, 'CSRF_FAILED');
  const weak = await browser.restWithToken('auth/signup', { ...person, password: 'short' });
  report.same('A password of five characters is refused', weak.code, 'VALIDATION_FAILED');
  report.fact('The refusal is a sentence beside its field', Boolean(weak.data?.fields?.password));
  const common = await browser.restWithToken('auth/signup', { ...person, password: 'password123' });
  report.same('A password that everybody uses is refused', common.code, 'PASSWORD_TOO_COMMON');
  const signedUp = await browser.restWithToken('auth/signup', { ...person });
  report.same('A sign-up is done', signedUp.data, { result: true });
  report.same('A sign-up does not log in', (await browser.rest('auth')).data?.user, null);
  const again = await browser.restWithToken('auth/signup', { ...person });
  report.fact(
    'A known address gets another response only if the settings allow it',
    again.data?.result === true || again.code === 'EMAIL_TAKEN',
    again.data,
  );
  const wrong = await browser.restWithToken('auth/login', { email, password: 'not this one' });
  report.same('A wrong password is refused', wrong.code, 'INVALID_CREDENTIALS');
  const unknown = await browser.restWithToken('auth/login', { email: newPerson().email, password });
  report.same('An unknown address gets the same response', unknown.data, wrong.data);
  const early = await browser.token();
  const loggedIn = await browser.restWithToken('auth/login', { email, password });
  report.same('The right password logs in', loggedIn.data?.user?.email, email);
  report.same('A new account is no member', loggedIn.data?.user?.vip?.level, '');
  const cookies = [...browser.rules].filter(([name]) => name.includes('session'));
  report.fact(
    'The session’s cookie is out of reach of scripts and other sites',
    cookies.length > 0 &&
      cookies.every(
        ([, rule]) => /httponly/i.test(rule) && /samesite=(lax|none; partitioned)/i.test(rule),
      ),
    cookies.map(([name]) => name),
  );
  const late = await browser.rest('auth/change-password', {
    _token: early,
    password: `${password}!`,
  });
  report.same('A token from before the log-in is worth nothing', late.code, 'CSRF_FAILED');
  const copy = browser.copy();
  await browser.rest('auth/logout');
  report.same(
    'A copy of a logged-out session is nobody',
    (await copy.rest('auth')).data?.user,
    null,
  );
};
