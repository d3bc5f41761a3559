/** Tells how far a long work is.
 *  @param done of `total`, in a unit of the work's own */
export type Progress = (
  step: 'save' | 'check' | 'restore' | 'verify',
  done: number,
  total: number,
) => void;
