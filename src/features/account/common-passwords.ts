let commonPasswords: ReadonlySet<string> = new Set();
let pendingFetch: Promise<void> | undefined;

/** Loads the list of common passwords, once a visit, when the user focuses a field for a new one.
 *  Without it (a failed request, data saver) the server still rejects them. */
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

/** Whether a password is on the list. @param normalised as `plainPassword` writes it */
export function isKnownCommonPassword(normalised: string): boolean {
  return commonPasswords.has(normalised);
}

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
