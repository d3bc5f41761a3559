import { LESSON_DATABASE } from './lesson-database';

/** Whether this device may have rows of lessons, without loading the code that reads them. True in a browser
 *  that cannot list its databases. */
export async function hasLocalRows(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === LESSON_DATABASE);
  } catch {
    return true;
  }
}
