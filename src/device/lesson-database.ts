/** Name of the database of this device that holds the rows of lessons. */
export const LESSON_DATABASE = 'shuoyi-lesson';
