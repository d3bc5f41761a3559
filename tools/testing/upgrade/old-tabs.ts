import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Browser, Page } from 'playwright';
import en from '~/i18n/locales/en';
import type { Shop } from '../load/visit';
import { Tab } from './tab';

/** An account that was signed up before. */
export interface Account {
  email: string;
  password: string;
}

const MESSAGE = 'Do you have a plan for a company of thirty people?';
const NEW_NAME = '林小新';

/** The tabs that are open while the release changes, each in the middle of something. */
export interface OldTabs {
  /** Follows links, and loads a script of its page for the first time. */
  reader: Tab;
  /** Has typed a message and not sent it. */
  writer: Tab;
  /** Is logged in and has changed a field. */
  member: Tab;
  /** Has the log-in page open, untouched. */
  visitor: Tab;
  /** Has a free lesson open, untouched. */
  learner: Tab;
}

export async function openOldTabs(
  browser: Browser,
  { origin, slug }: Shop,
  account: Account,
): Promise<OldTabs> {
  const open = async (name: string, path: string) =>
    Tab.open(await browser.newContext(), name, `${origin}/en${path}`);
  const member = await open('member', '/login');
  await logIn(member.page, account);
  await member.page.waitForURL(`${origin}/en/my-lesson`);
  await member.page.goto(`${origin}/en/profile`);
  const reader = await open('reader', '');
  const writer = await open('writer', '');
  const visitor = await open('visitor', '/login');
  const learner = await open('learner', `/course-news/${slug}/lesson`);

  await member.page.getByLabel(en.account.name).fill(NEW_NAME);
  const { page } = writer;
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await page.getByLabel(en.contact.name).fill('Lin');
  await page.getByLabel(en.contact.email).fill(`writer-${randomUUID()}@shuoyi.example`);
  await page.getByLabel(en.contact.subject).selectOption('OTHER');
  await page.getByLabel(en.contact.body).fill(MESSAGE);
  return { reader, writer, member, visitor, learner };
}

/** Follows the first link of the open page whose address begins like this. */
export const followLink = (tab: Tab, beginning: string) =>
  tab.act(async (page) => {
    const link = page.locator(`a[href^="${beginning}"]:not([href$="/all"]):visible`).first();
    const path = await link.getAttribute('href');
    await link.click();
    await page.waitForURL((url) => url.pathname === path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

/** Opens a menu whose script the tab has not loaded yet. */
export const openMenu = (tab: Tab) =>
  tab.act(async (page) => {
    await page.getByRole('button', { name: en.common.switchLanguage }).click();
    await page.getByRole('menuitem').first().waitFor();
    await page.keyboard.press('Escape');
  });

/** Sends the message that was typed before. */
export const sendMessage = (tab: Tab) =>
  tab.act(async (page) => {
    await page.getByRole('button', { name: en.contact.send }).click();
    await page.getByText(en.contact.sent).waitFor();
  });

/** Saves the field that was changed before. */
export const saveProfile = (tab: Tab) =>
  tab.act(async (page) => {
    await page.getByRole('button', { name: en.account.profile.submit, exact: true }).click();
    await page.getByText(en.account.profile.saved).waitFor();
  });

/** Logs in at a form whose call the tab has not loaded yet. */
export const logInLate = (tab: Tab, account: Account, origin: string) =>
  tab.act(async (page) => {
    await logIn(page, account);
    await page.waitForURL(`${origin}/en/my-lesson`);
  });

/** Opens the keys of a lesson, whose scripts the tab has not loaded yet. */
export const openKeys = (tab: Tab) =>
  tab.act(async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  });

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel(en.account.email).fill(email);
  await page.getByLabel(en.account.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: en.account.login.submit, exact: true }).click();
}

/** The typed texts that have not arrived in the database. */
export async function findLostTexts(databaseUrl: string, { email }: Account): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const count = async (sql: string, values: string[]) =>
    (await client.query(sql, values)).rowCount ?? 0;
  const messages = await count('SELECT FROM "ContactMessage" WHERE body = $1', [MESSAGE]);
  const names = await count('SELECT FROM "User" WHERE email = $1 AND name = $2', [email, NEW_NAME]);
  await client.end();
  return [
    ...(messages === 1 ? [] : [`the message is there ${messages} times`]),
    ...(names === 1 ? [] : ['the new name is not there']),
  ];
}
