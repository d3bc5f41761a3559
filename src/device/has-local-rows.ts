import { LESSON_DATABASE } from './lesson-database';

/** Whether this device may have rows of lessons, without loading what reads them. A browser that does not list
 *  its databases may have some. */
export async function hasLocalRows(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === LESSON_DATABASE);
  } catch {
    return true;
  }
}
