/** Reports the progress of a long operation.
 *  @param done of `total`, in the operation's own unit */
export type Progress = (
  step: 'save' | 'check' | 'restore' | 'verify',
  done: number,
  total: number,
) => void;
