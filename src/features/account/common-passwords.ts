let commonPasswords: ReadonlySet<string> = new Set();
let pendingFetch: Promise<void> | undefined;

/** Fetches the passwords that are refused, once a visit, when somebody goes to a field for a new one.
 *  Without it (a slow line, a saver of data) the server still says so. */
export function fetchCommonPasswords(): Promise<void> {
  if (isSavingData()) return Promise.resolve();
  pendingFetch ??= fetch('/api/account/common-passwords')
    .then(async (response) => {
      if (response.ok) commonPasswords = new Set((await response.text()).split('\n'));
    })
    .catch(() => {
      pendingFetch = undefined;
    });
  return pendingFetch;
}

/** Whether a password is known to be common. @param plain as `plainPassword` writes it */
export function isKnownCommonPassword(normalised: string): boolean {
  return commonPasswords.has(normalised);
}

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
