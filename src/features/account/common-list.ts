let listed: ReadonlySet<string> = new Set();
let asked: Promise<void> | undefined;

/** Fetches the passwords that are refused, once a visit, when somebody goes to a field for a new one.
 *  Without it (a slow line, a saver of data) the server still says so. */
export function fetchCommonPasswords(): Promise<void> {
  if (savesData()) return Promise.resolve();
  asked ??= fetch('/api/account/common-passwords')
    .then(async (response) => {
      if (response.ok) listed = new Set((await response.text()).split('\n'));
    })
    .catch(() => {
      asked = undefined;
    });
  return asked;
}

/** Whether a password is known to be common. @param plain as `plainPassword` writes it */
export function isKnownCommon(plain: string): boolean {
  return listed.has(plain);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
