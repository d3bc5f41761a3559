import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { App } from './app';
import type { Texts } from './texts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** A person with an e-mail address that no other test uses. */
export function newPerson(name = '林小安'): Person {
  const id = Math.random().toString(36).slice(2, 10);
  return { name, email: `learner-${id}@example.com`, password: `quiet-river-${id}` };
}

/** Signs up a new person by the REST contract. */
export async function createAccount(app: App, name?: string): Promise<Person> {
  const person = newPerson(name);
  const response = await fetch(`${app.url}/api/front/auth/token`);
  const cookie = response.headers.getSetCookie().map((text) => text.split(';')[0]);
  const signup = await fetch(`${app.url}/api/front/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookie.join('; ') },
    body: JSON.stringify({ _token: (await response.json()).token, ...person }),
  });
  expect(await signup.json()).toEqual({ result: true });
  return person;
}

/** Logs a device in by the REST contract, which shares the web client's session. */
export async function signInDevice(
  app: App,
  device: APIRequestContext,
  person: Person,
): Promise<void> {
  const { token } = await (await device.get(`${app.url}/api/front/auth/token`)).json();
  const { email, password } = person;
  const data = { _token: token, email, password };
  const login = await device.post(`${app.url}/api/front/auth/login`, { data });
  expect(await login.json()).toMatchObject({ result: true });
}

/** Makes a page that of a new user, who is logged in: for tests that are not about the forms. */
export async function becomeUser(app: App, page: Page, name?: string): Promise<Person> {
  const person = await createAccount(app, name);
  await signInDevice(app, page.request, person);
  return person;
}

/** Fills the sign-up form that is open. */
export async function signUp(page: Page, t: Texts, person: Person): Promise<void> {
  await page.getByLabel(t.account.confirmPassword, { exact: true }).fill(person.password);
  await signUpAtCheckout(page, t, person);
}

/** Fills the sign-up form of the checkout, which asks for the password once. */
export async function signUpAtCheckout(page: Page, t: Texts, person: Person): Promise<void> {
  await page.getByLabel(t.account.name).fill(person.name);
  await page.getByLabel(t.account.email).fill(person.email);
  await page.getByLabel(t.account.password, { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.account.signup.submit, exact: true }).click();
}

/** Fills the log-in form that is open. */
export async function signIn(page: Page, t: Texts, person: Person): Promise<void> {
  await page.getByLabel(t.account.email).fill(person.email);
  await page.getByLabel(t.account.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: t.account.login.submit, exact: true }).click();
}

/** Logs out and waits for the notice. */
export async function signOut(page: Page, t: Texts): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: t.common.logout }).click();
  await expect(page.getByText(t.common.loggedOut)).toBeVisible();
}
