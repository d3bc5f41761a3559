/** What was typed into a form, by the fields' names. */
export type FormDraft = Record<string, string>;

const PREFIX = 'draft:';

/** The draft that login, sign-up and the forgotten password share: who typed an address into one need not
 *  type it into the next. */
export const ACCOUNT_DRAFT = 'account';

/** What this tab keeps of a form; empty where it keeps nothing. */
export function loadFormDraft(name: string): FormDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}');
    return stored && typeof stored === 'object' ? Object.fromEntries(textEntries(stored)) : {};
  } catch {
    return {};
  }
}

/** Keeps it until the tab is closed, somebody logs out, or it was sent: so that a reload, the other
 *  language or a login in between does not lose it. Null forgets it. */
export function saveFormDraft(name: string, draft: FormDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // A browser that keeps nothing still sends.
  }
}

/** Forgets every draft whose name begins so; all of them when somebody leaves this browser to others. */
export function clearFormDrafts(beginning = ''): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX + beginning)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

const textEntries = (stored: object) =>
  Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
