import type { Page } from '@playwright/test';
import type { OperatorRole } from '~/domain/role';
import en from '~/i18n/locales/console-en';
import zh from '~/i18n/locales/console-zh';
import type { Language } from '~/lib/language';
import { createAccount, type Person, signInDevice } from './account';
import type { App } from './app';
import { appointOperator } from './appoint-operator';

/** The console's texts: journeys find elements by the text that an operator reads. */
export const CONSOLE = { zh, en } as const;

/** Name of the operators of the journeys. */
export const OPERATOR_NAME = '阿雯';

/** An operator who is logged in to the console. */
export interface Operator {
  page: Page;
  person: Person;
  id: string;
  /** Types the password that the preceding act has requested. */
  confirmPassword: () => Promise<void>;
}

/** Creates an operator with a role, who is logged in on a page. */
export async function createOperator(
  app: App,
  page: Page,
  role: OperatorRole,
  language: Language,
): Promise<Operator> {
  const person = await createAccount(app, OPERATOR_NAME);
  const id = await appointOperator(app, person, role);
  await signInDevice(app, page.request, person);
  const { password, submit } = CONSOLE[language].consoleShell.confirm;
  const confirmPassword = async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(password, { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: submit }).click();
  };
  return { page, person, id, confirmPassword };
}
