/** Field names and the texts typed into them. */
export type FormDraft = Record<string, string>;

const PREFIX = 'draft:';

/** The draft that login, sign-up and forgotten password share: an e-mail typed into one is filled into
 *  the others. */
export const ACCOUNT_DRAFT = 'account';

/** The draft of a form in this tab; empty where session storage is unavailable. */
export function loadFormDraft(name: string): FormDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}');
    return stored && typeof stored === 'object' ? Object.fromEntries(textEntries(stored)) : {};
  } catch {
    return {};
  }
}

/** Stores a draft until the tab is closed, the user signs out, or the form is sent, so that a reload, a
 *  change of language or a login in between does not lose it. Null deletes it. */
export function saveFormDraft(name: string, draft: FormDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Without session storage the form can still be sent.
  }
}

/** Deletes every draft whose name begins with `beginning`; all of them when the user signs out. */
export function clearFormDrafts(beginning = ''): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX + beginning)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

const textEntries = (stored: object) =>
  Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
