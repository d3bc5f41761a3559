/** Invalid command or arguments; the message is the usage text. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
