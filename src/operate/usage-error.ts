/** The command was not one of ours; its message says which there are. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
